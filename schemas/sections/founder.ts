import {UserIcon} from '@sanity/icons/User'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField} from './fields'

/** Who made this, and what they know of the problem. */
export const founder = defineType({
  name: 'founder',
  title: 'Founder',
  type: 'object',
  icon: UserIcon,
  fields: [
    headingField,
    defineField({
      name: 'name',
      title: 'Name',
      description: 'As they sign.',
      type: 'string',
      validation: (rule) => rule.required().error('Write the name.'),
    }),
    defineField({
      name: 'role',
      title: 'Role',
      description: 'A few words.',
      type: 'string',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Why they made it.',
      type: 'richText',
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      description: 'Cropped to a square around the focus.',
      type: 'picture',
    }),
    defineField({
      name: 'profile',
      title: 'Profile',
      description: 'Leads to a professional profile.',
      type: 'link',
    }),
    defineField({
      name: 'stats',
      title: 'Numbers',
      description: 'Three, each with what it counts.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'stat',
          title: 'Number',
          type: 'object',
          fields: [
            defineField({
              name: 'value',
              title: 'Number',
              description: 'A figure as {{key}}, or a word or two.',
              type: 'string',
              validation: (rule) => rule.required().error('Write the number.'),
            }),
            defineField({
              name: 'label',
              title: 'What it counts',
              description: 'A few words.',
              type: 'string',
              validation: (rule) => rule.required().error('Say what it counts.'),
            }),
          ],
          preview: {select: {title: 'value', subtitle: 'label'}},
        }),
      ],
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Founder'})},
})
