import {SplitVerticalIcon} from '@sanity/icons/SplitVertical'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField, introField, textField} from './fields'

/** Which product suits whom, said fairly. */
export const choices = defineType({
  name: 'choices',
  title: 'Choices',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'items',
      title: 'Choices',
      description: 'One for each product.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'choice',
          title: 'Choice',
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
              name: 'link',
              title: 'Link',
              description: 'Where to read more.',
              type: 'link',
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Write at least one.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Choices'})},
})
