import {ThumbsUpIcon} from '@sanity/icons/ThumbsUp'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField, introField} from './fields'

/** What each product does well, side by side. */
export const strengths = defineType({
  name: 'strengths',
  title: 'Strengths',
  type: 'object',
  icon: ThumbsUpIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'lists',
      title: 'Lists',
      description: 'One for each product.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'strengthList',
          title: 'List',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              description: 'A few words.',
              type: 'string',
              validation: (rule) => rule.required().error('It needs a title.'),
            }),
            defineField({
              name: 'items',
              title: 'Strengths',
              description: 'One line each.',
              type: 'array',
              of: [defineArrayMember({type: 'string'})],
              validation: (rule) => rule.required().min(1).error('Write at least one.'),
            }),
          ],
          preview: {select: {title: 'title'}},
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Write at least one.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Strengths'})},
})
