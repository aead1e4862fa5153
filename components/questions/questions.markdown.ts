import {richTextMarkdown} from '@/components/rich-text/rich-text.markdown'
import type {Section} from '@/lib/sanity/types'
import type {MarkdownContext} from '@/lib/seo/markdown/context'
import {heading, paragraph, stack} from '@/lib/seo/markdown/write'

/** Questions as headings, each with its answer. */
export function questionsMarkdown(
  questions: Section<'faqList'>['questions'],
  level: number,
  context: MarkdownContext,
): string {
  return stack(
    ...questions.map(({question, answer, askAt}) =>
      stack(
        heading(level, question),
        askAt
          ? paragraph(`${context.t('questions.ask')} `, {text: askAt, href: `mailto:${askAt}`})
          : richTextMarkdown(answer, context),
      ),
    ),
  )
}
