import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {iconField} from '../objects/icon'
import {headingField, introField, textField} from './fields'

/** What the reader gets, each with an icon. */
export const benefits = defineType({
  name: 'benefits',
  title: 'Benefits',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'items',
      title: 'Benefits',
      description: 'The strongest first.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'benefit',
          title: 'Benefit',
          type: 'object',
          fields: [
            iconField,
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
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Benefits'})},
})
