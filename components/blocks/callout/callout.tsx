import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import type {BlockProps} from '@/components/blocks/context'
import {RichText} from '@/components/rich-text/rich-text'
import {Icon} from '@/components/ui/icon/icon'
import {Words} from '@/components/ui/words/words'
import {itemsOf} from '@/lib/preview/edit'

const Root = styled.div`
  display: grid;
  gap: var(--space-2) var(--space-5);
  max-width: 44rem;
  padding: var(--space-5);
  border: 1px solid var(--tint);
  border-radius: var(--radius-large);
  background: var(--tint);
  font-size: 1rem;
  line-height: 1.55;

  &[data-tone='tip'] {
    border-color: var(--rule);
    background: var(--sheet);
  }

  &[data-tone='warning'] {
    border-color: var(--ink);
    background: none;
  }

  .tone {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--step-0);
    font-weight: 600;
  }

  .said {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
  }

  .title {
    font-weight: 650;
  }

  @container (width >= 34rem) {
    grid-template-columns: 6.5rem 1fr;
    padding-inline-end: var(--space-6);

    /* On the first line of the words beside it. */
    .tone {
      align-self: start;
      min-height: 1.55rem;
    }
  }
`

const icons = {note: 'info', tip: 'lightbulb', warning: 'triangle-alert'} as const

/** A few words set apart from the text around them: an icon and a word say of what kind. */
export async function Callout({block, id, context, edit}: BlockProps<'callout'>) {
  const {tone, title, text} = block
  const t = await getTranslations({locale: context.locale, namespace: 'text'})
  return (
    <Root role="note" aria-labelledby={id} data-tone={tone}>
      <p className="tone" id={id} {...edit('tone')}>
        <Icon name={icons[tone]} />
        {t(`tones.${tone}`)}
      </p>
      <div className="said">
        {title && (
          <p className="title" {...edit('title')}>
            <Words text={title} />
          </p>
        )}
        <RichText value={text} context={context} edit={itemsOf(edit, 'text')} />
      </div>
    </Root>
  )
}
