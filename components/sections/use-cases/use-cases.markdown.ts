import type {SectionMarkdown} from '@/components/sections/context'
import {openingMarkdown} from '@/components/sections/opening.markdown'
import {heading, paragraph, quote, stack} from '@/lib/seo/markdown/write'

/** Use cases: a spoken sentence, and what is written because of it. */
export const useCasesMarkdown: SectionMarkdown<'useCases'> = (section, context) =>
  stack(
    openingMarkdown(section, context),
    ...section.cases.map(({title, example, text}) =>
      stack(heading(3, title), example && quote(paragraph(example)), text && paragraph(text)),
    ),
  )
