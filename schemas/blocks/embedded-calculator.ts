import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField, defineType} from 'sanity'

/** The calculator inside a text; what it begins with is in the calculator's own document. */
export const embeddedCalculator = defineType({
  name: 'embeddedCalculator',
  title: 'Calculator',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'A few words above the fields.',
      type: 'string',
      validation: (rule) => rule.required().error('The calculator needs a heading.'),
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
