import {sourceNoteText} from '@/components/ui/source-note/source-note.markdown'
import type {Section} from '@/lib/sanity/types'
import type {MarkdownContext} from '@/lib/seo/markdown/context'
import {type Inline, paragraph, stack, table} from '@/lib/seo/markdown/write'

import {readCell} from './cell'

/** Products side by side, with the source of the facts. */
export function comparisonTableMarkdown(
  {columns, rows, source, asOf}: NonNullable<Section<'comparison'>['table']>,
  context: MarkdownContext,
): string {
  const {t} = context
  const words = {
    yes: t('comparison.yes'),
    no: t('comparison.no'),
    depends: t('comparison.depends'),
  }
  const cellOf = (text: string): Inline[] => {
    const {word, rest} = readCell(text, words)
    return word ? [{text: word, strong: true}, rest] : [rest]
  }
  return stack(
    table(
      [t('comparison.criterion'), ...columns],
      (rows ?? []).map(({criterion, cells}) =>
        [[criterion] as Inline[]].concat((cells ?? []).map(cellOf)),
      ),
    ),
    paragraph(sourceNoteText({source, asOf}, context)),
  )
}
