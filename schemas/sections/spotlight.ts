import {StarIcon} from '@sanity/icons/Star'
import {defineField, defineType} from 'sanity'

import {headingField, linksField} from './fields'

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
    linksField,
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Spotlight'})},
})
