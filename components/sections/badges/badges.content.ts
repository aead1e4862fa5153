import type {SectionMarkdown} from '@/components/sections/context'
import {pair} from '@/lib/seo/markdown/context'
import {list, paragraph} from '@/lib/seo/markdown/write'

export const badgesFragment = /* groq */ `
  _type == "badges" => {
    "label": coalesce(label, ""),
    items[defined(@)]{_key, icon, "title": coalesce(title, ""), text}
  }
`

/** Certificates and memberships, one line each. */
export const badgesMarkdown: SectionMarkdown<'badges'> = (section, context) =>
  list(
    ...(section.items ?? []).map(({title, text}) =>
      text ? pair(title, text, context) : paragraph({text: title, strong: true}),
    ),
  )
