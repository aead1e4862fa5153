import {PortableText} from '@portabletext/react'

import type {LinkContext} from '@/components/ui/link/link-context'
import type {EditItem} from '@/lib/sanity/preview/edit'
import type {RichTextContent} from '@/lib/sanity/types'

import {textComponents} from './text-components'

interface Props {
  value: RichTextContent
  context: LinkContext
  /** Edit attributes of the paragraphs. */
  edit: EditItem
}

/** Paragraphs and lists with links and figures. */
export function RichText({value, context, edit}: Props) {
  return (
    <div className="rich-text">
      <PortableText
        value={value}
        components={textComponents(context, edit)}
        onMissingComponent={false}
      />
    </div>
  )
}
