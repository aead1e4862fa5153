import {ThListIcon} from '@sanity/icons/ThList'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {asOfField} from '../objects/as-of'
import {worded} from '../worded'

interface Columns {
  columns?: string[]
}

/** A table within one text. Product comparisons are documents of their own. */
export const dataTable = defineType({
  name: 'dataTable',
  title: 'Table',
  description: 'A table for this text only. To compare products, use a comparison table.',
  type: 'object',
  icon: ThListIcon,
  // The grid needs a wide dialog.
  options: {modal: {type: 'dialog', width: 2}},
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'One line above the table that says what it shows.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .error(message('A table needs a caption.', 'Un tableau doit avoir une légende.')),
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'Column headings, from left to right.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) =>
        rule
          .required()
          .min(2)
          .error(
            message(
              'A table needs at least two columns.',
              'Un tableau doit avoir au moins deux colonnes.',
            ),
          ),
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      description: 'The first cell names the row. Write a figure as {{key}}.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'tableRow',
          title: 'Row',
          type: 'object',
          icon: ThListIcon,
          fields: [
            defineField({
              name: 'cells',
              title: 'Cells',
              description: 'One cell per column, in the same order.',
              type: 'array',
              of: [defineArrayMember({type: 'string'})],
            }),
          ],
          preview: {select: {title: 'cells.0', subtitle: 'cells.1'}},
        }),
      ],
      validation: (rule) => [
        rule
          .required()
          .min(1)
          .error(message('Add at least one row.', 'Ajoutez au moins une ligne.')),
        rule.custom((rows, {parent}) => {
          const columns = (parent as Columns).columns?.length ?? 0
          const faulty = (rows as {cells?: string[]}[] | undefined)?.find(
            ({cells}) => cells?.length !== columns,
          )
          if (!faulty) return true
          const row = faulty.cells?.[0] ?? ''
          return message(
            `“${row}” needs ${columns} cells.`,
            `« ${row} » doit avoir ${columns} cellules.`,
          )
        }),
      ],
    }),
    defineField({
      name: 'source',
      title: 'Source',
      description: 'Where facts about other companies come from; shown under the table.',
      type: 'string',
    }),
    asOfField,
  ],
  preview: {
    select: {title: 'caption'},
    prepare: worded({kind: 'Table'}, ({title}: {title?: string}, {kind}) => ({
      title,
      subtitle: kind,
    })),
  },
})
