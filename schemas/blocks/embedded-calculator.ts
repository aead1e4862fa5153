import {BarChartIcon} from '@sanity/icons/BarChart'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {worded} from '../worded'

/** The calculator within a text; its defaults are in the calculator's settings. */
export const embeddedCalculator = defineType({
  name: 'embeddedCalculator',
  title: 'Calculator',
  description: 'The calculator inside a text. Its starting values are under Calculator.',
  type: 'object',
  icon: BarChartIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'Shown above the fields.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .error(message('The calculator needs a heading.', 'Le calculateur doit avoir un titre.')),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'How the result is calculated; shown below it. Write a figure as {{key}}.',
      type: 'text',
      rows: 2,
    }),
  ],
  preview: {
    select: {title: 'heading'},
    prepare: worded({kind: 'Calculator'}, ({title}: {title?: string}, {kind}) => ({
      title,
      subtitle: kind,
    })),
  },
})
