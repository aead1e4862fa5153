import type {BlockMarkdownContext} from '@/components/blocks/context'
import {richTextMarkdown} from '@/components/rich-text/rich-text.markdown'
import type {Block} from '@/lib/content/types'
import {paragraph, quote, stack} from '@/lib/seo/markdown/write'

/** A few words set apart from the text around them. */
export function calloutMarkdown(block: Block<'callout'>, context: BlockMarkdownContext): string {
  const {tone, title, text} = block
  return quote(
    stack(
      paragraph({text: context.t(`text.tones.${tone}`), strong: true}),
      title && paragraph({text: title, strong: true}),
      richTextMarkdown(text, context),
    ),
  )
}
