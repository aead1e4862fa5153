import {TimelineIcon} from '@sanity/icons/Timeline'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField, introField, textField} from './fields'

/** Where the company is today. */
export const milestones = defineType({
  name: 'milestones',
  title: 'Milestones',
  type: 'object',
  icon: TimelineIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'cards',
      title: 'Milestones',
      description: 'In order of time.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'milestone',
          title: 'Milestone',
          type: 'object',
          fields: [
            defineField({
              name: 'label',
              title: 'When',
              description: 'A year or a word.',
              type: 'string',
            }),
            defineField({
              name: 'title',
              title: 'Title',
              description: 'A few words.',
              type: 'string',
              validation: (rule) => rule.required().error('It needs a title.'),
            }),
            textField,
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Write at least one.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Milestones'})},
})
