import {PortableText} from '@portabletext/react'

import {withoutInheritedNames} from '@/lib/content/inherited-names'
import type {RichTextContent} from '@/lib/content/types'
import type {EditItem} from '@/lib/preview/edit'
import type {LinkContext} from '@/lib/routing/links'

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
        value={withoutInheritedNames(value)}
        components={textComponents(context, edit)}
        onMissingComponent={false}
      />
    </div>
  )
}
