import type {BlockMarkdownContext} from '@/components/blocks/context'
import {sourceWords} from '@/components/ui/source-note/source-note.markdown'
import type {Block} from '@/lib/content/types'
import {paragraph, stack, table} from '@/lib/seo/markdown/write'

/** A table of one text, its caption above and its source below. */
export function dataTableMarkdown(
  block: Block<'dataTable'>,
  context: BlockMarkdownContext,
): string {
  const {caption, columns, rows} = block
  return stack(
    paragraph({text: caption, strong: true}),
    table(
      columns,
      rows.map(({cells}) => columns.map((_, index) => [cells[index] ?? ''])),
    ),
    paragraph(sourceWords(block, context)),
  )
}
