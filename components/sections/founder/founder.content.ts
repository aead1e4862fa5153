import {personMarkdown, pictureMarkdown, richTextMarkdown} from '@/components/markdown/parts'
import type {SectionMarkdown} from '@/components/sections/context'
import {linkList, pair} from '@/lib/seo/markdown/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

import {linkFragment, pictureFragment, richTextFragment} from '../../../lib/sanity/fragments'

export const founderFragment = /* groq */ `
  _type == "founder" => {
    "heading": coalesce(heading, ""),
    "name": coalesce(name, ""),
    role,
    text[defined(@)]{${richTextFragment}},
    quote,
    portrait{${pictureFragment}},
    profile{${linkFragment}},
    stats[defined(@)]{_key, "value": coalesce(value, ""), "label": coalesce(label, "")}
  }
`

/** The founder. */
export const founderMarkdown: SectionMarkdown<'founder'> = (section, context) => {
  const {text, quote, portrait, profile, stats} = section
  return stack(
    portrait && pictureMarkdown(portrait),
    quote && paragraph(quote),
    personMarkdown(section, context),
    text && richTextMarkdown(text, context),
    profile && linkList([profile], context),
    list(...(stats ?? []).map(({value, label}) => pair(label, value, context))),
  )
}
