import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {SectionProps} from '@/components/sections/context'
import {Button} from '@/components/ui/button/button'
import {Dialog} from '@/components/ui/dialog/dialog'
import {Anchor} from '@/components/ui/link/content-link'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {Waveform} from '@/components/ui/waveform/waveform'
import {freeTrialSource, sourceField} from '@/lib/leads/sources'
import {hrefIn} from '@/lib/routing/addresses'
import {ctaAnchor, homePath, pageHref} from '@/lib/routing/paths'

import {ExitIntent} from './exit-intent'

const Root = styled.div`
  .waveform {
    height: 3rem;
    margin-block-end: var(--space-5);
  }

  .text {
    color: var(--ink-soft);
  }

  .choices {
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-5);
  }

  /* As easy to reach as the accept button, but less prominent. */
  .choices button {
    padding-inline: 0.5rem;
    border-color: transparent;
    text-wrap: balance;
    font-weight: 400;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-decoration-color: var(--rule-strong);
    text-underline-offset: 0.2em;
  }

  .choices button:hover {
    border-color: transparent;
    text-decoration-color: currentcolor;
  }
`

/** An offer to visitors about to leave. Without script it stays closed. */
export async function ExitPopup({section, context, edit}: SectionProps<'exitPopup'>) {
  const {_key, heading, text, acceptLabel, page, declineLabel} = section
  const {locale} = context
  const t = await getTranslations({locale, namespace: 'exitPopup'})
  const id = `${_key}-dialog`
  const form = (page && hrefIn(locale, page)) ?? pageHref(locale, homePath)
  return (
    <Root {...edit()}>
      <Dialog id={id} title={heading} titleEdit={edit('heading')} closeLabel={t('close')}>
        <Waveform seed={heading} count={80} settles />
        {text && (
          <p className="text" {...edit('text')}>
            <NoBreak text={text} />
          </p>
        )}
        <form method="dialog" className="choices">
          <Anchor
            href={`${form}?${sourceField}=${freeTrialSource}#${ctaAnchor}`}
            locale={locale}
            variant="primary"
            {...edit('acceptLabel')}
          >
            {acceptLabel}
          </Anchor>
          <Button variant="quiet" {...edit('declineLabel')}>
            {declineLabel}
          </Button>
        </form>
      </Dialog>
      <ExitIntent dialog={id} />
    </Root>
  )
}
