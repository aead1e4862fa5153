import type {BlockMarkdown} from '@/components/blocks/context'
import {richTextMarkdown} from '@/components/rich-text/rich-text.markdown'
import {paragraph, quote, stack} from '@/lib/seo/markdown/write'

/** A note, tip or warning set apart from the text. */
export const calloutMarkdown: BlockMarkdown<'callout'> = ({tone, title, text}, context) =>
  quote(
    stack(
      paragraph({text: context.t(`text.tones.${tone}`), strong: true}),
      title && paragraph({text: title, strong: true}),
      richTextMarkdown(text, context),
    ),
  )
