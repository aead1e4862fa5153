import {StarIcon} from '@sanity/icons/Star'
import {defineField, defineType} from 'sanity'

import {headingField, linksField, textField} from './fields'

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
    textField,
    linksField,
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Spotlight'})},
})
