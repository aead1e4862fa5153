import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {sameLanguage} from '../objects/same-language'
import {headingField, introField} from './fields'

/** What the product does, card by card. */
export const featureGrid = defineType({
  name: 'featureGrid',
  title: 'Feature grid',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'cards',
      title: 'Feature cards',
      description: 'Each card is a document of its own: change it there and it changes everywhere.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{type: 'featureCard'}],
          options: {filter: sameLanguage},
        }),
      ],
      validation: (rule) => rule.required().min(1).unique().error('Choose each card once.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Feature grid'})},
})
