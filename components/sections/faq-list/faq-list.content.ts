import {bodyMarkdown} from '@/components/markdown/shape'
import type {SectionMarkdown} from '@/components/sections/context'
import {answered} from '@/lib/sanity/plain-text'

import {questionsFragment} from '../../../lib/sanity/fragments'

export const faqListFragment = /* groq */ `
  _type == "faqList" => {
    "heading": coalesce(heading, ""),
    intro,
    ${questionsFragment}
  }
`

/** Nothing until an answer is confirmed. */
export const faqListMarkdown: SectionMarkdown<'faqList'> = (section, context) =>
  answered(section.questions).length > 0 ? bodyMarkdown(section, context) : null
