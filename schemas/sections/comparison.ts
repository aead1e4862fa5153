import {ThListIcon} from '@sanity/icons/ThList'
import {defineField, defineType} from 'sanity'

import {sameLanguage} from '../objects/same-language'
import {headingField, introField} from './fields'

/** A comparison table with the words around it. */
export const comparison = defineType({
  name: 'comparison',
  title: 'Comparison',
  type: 'object',
  icon: ThListIcon,
  fields: [
    headingField,
    introField,
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
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Comparison'})},
})
