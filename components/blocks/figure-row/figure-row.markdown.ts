import type {BlockMarkdown} from '@/components/blocks/context'
import {sourceNoteText} from '@/components/ui/source-note/source-note.markdown'
import {textIn} from '@/lib/i18n/localized'
import {formatFigure} from '@/lib/sanity/figures'
import {list, paragraph} from '@/lib/seo/markdown/write'

/** Figures with label and source. */
export const figureRowMarkdown: BlockMarkdown<'figureRow'> = (block, context) => {
  const {locale} = context
  return list(
    ...block.figures.map((figure) => {
      const {label, source, asOf} = figure
      const from = sourceNoteText({source: textIn(source, locale), asOf: asOf ?? null}, context)
      return paragraph(
        {text: formatFigure(figure, locale), strong: true},
        ` ${textIn(label, locale)}`,
        from && ` (${from})`,
      )
    }),
  )
}
