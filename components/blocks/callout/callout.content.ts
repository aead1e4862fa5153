import type {BlockMarkdown} from '@/components/blocks/context'
import {richTextMarkdown} from '@/components/markdown/parts'
import {paragraph, quote, stack} from '@/lib/seo/markdown/write'

import {richTextFragment} from '../../../lib/sanity/fragments'

export const calloutFragment = /* groq */ `
  _type == "callout" => {
    "tone": select(tone == "tip" => "tip", tone == "warning" => "warning", "note"),
    "text": coalesce(text[defined(@)]{${richTextFragment}}, [])
  }
`

/** A note, tip or warning set apart from the text. */
export const calloutMarkdown: BlockMarkdown<'callout'> = ({tone, title, text}, context) =>
  quote(
    stack(
      paragraph({text: context.t(`text.tones.${tone}`), strong: true}),
      title && paragraph({text: title, strong: true}),
      richTextMarkdown(text, context),
    ),
  )
