import {bodyMarkdown} from '@/components/markdown/shape'
import {withoutMarks} from '@/components/scene/sentence/marked'
import type {SectionMarkdown} from '@/components/sections/context'
import {list, paragraph, stack} from '@/lib/seo/markdown/write'

import {linkFragment} from '../../../lib/sanity/fragments'

export const heroFragment = /* groq */ `
  _type == "hero" => {
    badge,
    "title": coalesce(title, ""),
    intro,
    links[defined(@)]{_key, ${linkFragment}},
    cards[defined(@)]{_key, icon, "title": coalesce(title, ""), text, note},
    "examples": coalesce(
      examples[defined(@)]{
        _key,
        "sentence": coalesce(sentence, ""),
        "crm": select(crm == "salesforce" => "salesforce", "hubspot")
      },
      []
    )
  }
`

/** What its shape says, and the sentences of the demo. */
export const heroMarkdown: SectionMarkdown<'hero'> = (section, context) => {
  const {t} = context
  const sentences = section.examples.map(({sentence, crm}) =>
    paragraph(withoutMarks(sentence), ` (${t(`demo.${crm}.name`)})`),
  )
  return stack(
    bodyMarkdown(section, context),
    sentences.length > 0 && paragraph({text: t('demo.pick'), strong: true}),
    list(...sentences),
  )
}
