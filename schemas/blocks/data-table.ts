import {ThListIcon} from '@sanity/icons/ThList'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {asOfField} from '../objects/as-of'

interface Columns {
  columns?: string[]
}

/** A table that belongs to one text. A comparison of products is a document of its own. */
export const dataTable = defineType({
  name: 'dataTable',
  title: 'Table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'What the table shows, in one line above it.',
      type: 'string',
      validation: (rule) => rule.required().error('A table needs a caption.'),
    }),
    defineField({
      name: 'columns',
      title: 'Columns',
      description: 'The heads, from left to right.',
      type: 'array',
      of: [defineArrayMember({type: 'string'})],
      validation: (rule) => rule.required().min(2).error('A table has two columns or more.'),
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
        rule.required().min(1).error('Write at least one row.'),
        rule.custom((rows, {parent}) => {
          const columns = (parent as Columns).columns?.length ?? 0
          const faulty = (rows as {cells?: string[]}[] | undefined)?.find(
            ({cells}) => cells?.length !== columns,
          )
          return faulty ? `“${faulty.cells?.[0] ?? ''}” needs ${columns} cells.` : true
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
  preview: {select: {title: 'caption'}, prepare: ({title}) => ({title, subtitle: 'Table'})},
})
