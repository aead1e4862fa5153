import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField, defineType} from 'sanity'

import {headingField, introField} from './fields'

/** What CRM entry costs a team, and what it would save. */
export const roiCalculator = defineType({
  name: 'roiCalculator',
  title: 'Calculator',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'variant',
      title: 'Variant',
      description:
        'The home page also asks for the cost that the visitor knows; the article does not.',
      type: 'string',
      initialValue: 'home',
      options: {
        layout: 'radio',
        list: [
          {value: 'home', title: 'Home page'},
          {value: 'article', title: 'Article'},
        ],
      },
      validation: (rule) => rule.required().error('Choose the variant.'),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'How it is computed, under the result. Write a figure as {{key}}.',
      type: 'text',
      rows: 2,
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Calculator'})},
})
