import {questionsMarkdown} from '@/components/questions/questions.markdown'
import type {SectionMarkdownContext} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import type {Section} from '@/lib/content/types'
import {stack} from '@/lib/seo/markdown/write'

/** Questions and answers. */
export function faqListMarkdown(
  section: Section<'faqList'>,
  context: SectionMarkdownContext,
): string {
  return stack(openingMarkdown(section, context), questionsMarkdown(section.questions, 3, context))
}
