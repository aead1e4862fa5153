import {getTranslations} from 'next-intl/server'

import type {BlockProps} from '@/components/blocks/context'
import {RichText} from '@/components/rich-text/rich-text'
import {Icon} from '@/components/ui/icon/icon'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {itemsOf} from '@/lib/sanity/preview/edit'

const icons = {note: 'info', tip: 'lightbulb', warning: 'triangle-alert'} as const

/** A note, tip or warning set apart from the text, named by an icon and a word. */
export async function Callout({block, id, context, edit}: BlockProps<'callout'>) {
  const {tone, title, text} = block
  if (!title && text.length === 0) return null
  const t = await getTranslations({locale: context.locale, namespace: 'text'})
  return (
    <div className="admonition" role="note" aria-labelledby={id} data-tone={tone}>
      <p className="tone" id={id} {...edit('tone')}>
        <Icon name={icons[tone]} />
        {t(`tones.${tone}`)}
      </p>
      <div className="said">
        {title && (
          <p className="title" {...edit('title')}>
            <NoBreak text={title} />
          </p>
        )}
        <RichText value={text} context={context} edit={itemsOf(edit, 'text')} />
      </div>
    </div>
  )
}
