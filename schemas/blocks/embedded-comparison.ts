import {ThListIcon} from '@sanity/icons/ThList'
import {defineField, defineType} from 'sanity'

import {sameLanguage} from '../objects/same-language'

/** A comparison of products inside a text. */
export const embeddedComparison = defineType({
  name: 'embeddedComparison',
  title: 'Comparison table',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'table',
      title: 'Table',
      description: 'The table is a document of its own: change it there and it changes everywhere.',
      type: 'reference',
      to: [{type: 'comparisonTable'}],
      options: {filter: sameLanguage},
      validation: (rule) => rule.required().error('Choose the table.'),
    }),
  ],
  preview: {
    select: {title: 'table.title'},
    prepare: ({title}) => ({title, subtitle: 'Comparison table'}),
  },
})
