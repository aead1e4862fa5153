import type {BlockMarkdownContext} from '@/components/blocks/context'
import {sourceWords} from '@/components/ui/source-note/source-note.markdown'
import {formatFigure} from '@/lib/content/figures/format'
import type {Block} from '@/lib/content/types'
import {list, paragraph} from '@/lib/seo/markdown/write'

/** Figures, each with what it counts and where it comes from. */
export function figureRowMarkdown(
  block: Block<'figureRow'>,
  context: BlockMarkdownContext,
): string {
  const {locale} = context
  return list(
    ...block.figures.map((figure) => {
      const {label, source, asOf} = figure
      const from = sourceWords({source: source?.[locale] ?? null, asOf: asOf ?? null}, context)
      return paragraph(
        {text: formatFigure(figure, locale), strong: true},
        ` ${label?.[locale] ?? ''}`,
        from && ` (${from})`,
      )
    }),
  )
}
