import type {BlockMarkdown} from '@/components/blocks/context'
import {sourceNoteText} from '@/components/ui/source-note/source-note.markdown'
import {paragraph, stack, table} from '@/lib/seo/markdown/write'

export const dataTableFragment = /* groq */ `
  _type == "dataTable" => {
    "caption": coalesce(caption, ""),
    "columns": coalesce(columns[defined(@)], []),
    "rows": coalesce(rows[defined(@)]{_key, "cells": coalesce(cells[defined(@)], [])}, [])
  }
`

/** A table with its caption above and its source below. */
export const dataTableMarkdown: BlockMarkdown<'dataTable'> = (block, context) => {
  const {caption, columns, rows} = block
  return stack(
    paragraph({text: caption, strong: true}),
    table(
      columns,
      rows.map(({cells}) => columns.map((_, index) => [cells[index] ?? ''])),
    ),
    paragraph(sourceNoteText(block, context)),
  )
}
