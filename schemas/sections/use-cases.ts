import {UsersIcon} from '@sanity/icons/Users'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField, introField, textField} from './fields'

/** Situations of a rep, each with what they would say. */
export const useCases = defineType({
  name: 'useCases',
  title: 'Use cases',
  type: 'object',
  icon: UsersIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'cases',
      title: 'Use cases',
      description: 'Three read best.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'useCase',
          title: 'Use case',
          type: 'object',
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              description: 'A few words.',
              type: 'string',
              validation: (rule) => rule.required().error('It needs a title.'),
            }),
            textField,
            defineField({
              name: 'example',
              title: 'Example',
              description: 'What a rep would say.',
              type: 'string',
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Write at least one.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Use cases'})},
})
