import {ThListIcon} from '@sanity/icons/ThList'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {asOfField} from '../objects/as-of'
import {worded} from '../worded'

interface Columns {
  columns?: string[]
}

/** A table of one text. Product comparisons are documents of their own. */
export const dataTable = defineType({
  name: 'dataTable',
  title: 'Table',
  description:
    'A table that belongs to this text. A comparison of products is a document of its own.',
  type: 'object',
  icon: ThListIcon,
  // The grid needs room.
  options: {modal: {type: 'dialog', width: 2}},
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'What the table shows, in one line above it.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .error(message('A table needs a caption.', 'Un tableau doit avoir une légende.')),
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'The heads, from left to right.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) =>
        rule
          .required()
          .min(2)
          .error(
            message('A table has two columns or more.', 'Un tableau a au moins deux colonnes.'),
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
              description: 'One text for each column, in their order.',
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
          .error(message('Write at least one row.', 'Écrivez au moins une ligne.')),
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
      description: 'Where facts about others come from; shown under the table.',
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
