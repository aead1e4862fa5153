import {StarIcon} from '@sanity/icons/Star'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {iconField} from '../objects/icon'

/** Who vouches for the product, in one line. */
export const badges = defineType({
  name: 'badges',
  title: 'Badges',
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      description: 'Read to people who cannot see the badges.',
      type: 'string',
      validation: (rule) => rule.required().error('Say what the badges are.'),
    }),
    defineField({
      name: 'items',
      title: 'Badges',
      description: 'Three read best.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'badge',
          title: 'Badge',
          type: 'object',
          fields: [
            iconField,
            defineField({
              name: 'title',
              title: 'Title',
              description: 'Who vouches.',
              type: 'string',
              validation: (rule) => rule.required().error('A badge needs a title.'),
            }),
            defineField({name: 'text', title: 'Text', description: 'For what.', type: 'string'}),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
    }),
  ],
  preview: {select: {title: 'label'}, prepare: ({title}) => ({title, subtitle: 'Badges'})},
})
