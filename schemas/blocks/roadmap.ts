import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {textField} from '../sections/fields'

/** Phases one after the other. */
export const roadmap = defineType({
  name: 'roadmap',
  title: 'Roadmap',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'A few words.',
      type: 'string',
      validation: (rule) => rule.required().error('The roadmap needs a heading.'),
    }),
    defineField({
      name: 'phases',
      title: 'Phases',
      description: 'In the order of time.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'phase',
          title: 'Phase',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              description: 'A word or two.',
              type: 'string',
              validation: (rule) => rule.required().error('It needs a title.'),
            }),
            defineField({
              name: 'time',
              title: 'When',
              description: 'For example: weeks 1–2.',
              type: 'string',
              validation: (rule) => rule.required().error('Say when.'),
            }),
            textField,
          ],
          preview: {select: {title: 'title', subtitle: 'time'}},
        }),
      ],
      validation: (rule) => rule.required().min(2).error('Write at least two.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Roadmap'})},
})
