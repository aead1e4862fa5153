import {StarIcon} from '@sanity/icons/Star'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {headingField} from './fields'

/** One event or programme, with links to who vouches for it. */
export const spotlight = defineType({
  name: 'spotlight',
  title: 'Spotlight',
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'badge',
      title: 'Badge',
      description: 'A few words above the heading.',
      type: 'string',
    }),
    headingField,
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
    }),
    defineField({
      name: 'links',
      title: 'Buttons',
      description: 'The first is the main one.',
      type: 'array',
      of: [defineArrayMember({type: 'link'})],
      validation: (rule) => rule.max(2).error('Two buttons at most.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Spotlight'})},
})
