import {getTranslations} from 'next-intl/server'

import type {SectionProps} from '@/components/sections/context'
import {Button, CloseButton} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import {Anchor} from '@/components/ui/link/content-link'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {maxLength} from '@/lib/leads/fields'
import {freeTrialSource, sourceField} from '@/lib/leads/sources'
import {hrefIn} from '@/lib/urls/document-paths'
import {ctaAnchor, homePath, pageHref} from '@/lib/urls/paths'

import {ExitIntent} from './exit-intent'

/** An offer to visitors about to leave. Pages are sent without it: only a script can show it. */
export async function ExitPopup({section, context, edit}: SectionProps<'exitPopup'>) {
  const {_key, heading, text, acceptLabel, page, declineLabel} = section
  if (!heading.trim() || !acceptLabel.trim()) return null
  const {locale} = context
  const t = await getTranslations({locale, namespace: 'exitPopup'})
  const lead = await getTranslations({locale, namespace: 'leadForm'})
  const id = `${_key}-dialog`
  const form = (page && hrefIn(locale, page)) ?? pageHref(locale, homePath)
  return (
    <ExitIntent {...edit()}>
      <dialog id={id} className="dialog" aria-labelledby={`${id}-title`} closedby="any">
        <form method="dialog" className="top">
          <h2 id={`${id}-title`} {...edit('heading')}>
            {heading}
          </h2>
          <CloseButton label={t('close')} type="submit" />
        </form>
        {text && (
          <p className="muted" {...edit('text')}>
            <NoBreak text={text} />
          </p>
        )}
        <Field
          multiline
          label={lead('fields.message')}
          defaultValue={lead('freeTrial')}
          maxLength={maxLength('message', 'demo')}
        />
        <form method="dialog" className="choices stack">
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
      </dialog>
    </ExitIntent>
  )
}
