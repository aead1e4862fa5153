import {questionsMarkdown} from '@/components/questions/questions.markdown'
import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {stack} from '@/lib/seo/markdown/write'

/** Questions and answers. */
export const faqListMarkdown: SectionMarkdown<'faqList'> = (section, context) =>
  stack(openingMarkdown(section, context), questionsMarkdown(section.questions, 3, context))
