import type {BlockMarkdownContext} from '@/components/blocks/context'
import {sourceWords} from '@/components/ui/source-note/source-note.markdown'
import {paragraph, stack, table} from '@/lib/seo/markdown/write'
import type {Block} from '@/lib/content/types'

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
      rows.map(({cells = []}) => columns.map((_, index) => [cells[index] ?? ''])),
    ),
    paragraph(sourceWords(block, context)),
  )
}
