import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {sameLanguage} from '../objects/same-language'
import {headingField, introField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Feature cards. */
export const featureGrid = defineType({
  name: 'featureGrid',
  title: 'Feature grid',
  description: 'What the product does, card by card.',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'cards',
      title: 'Feature cards',
      description: 'Each card has its own document: edit it there and it changes everywhere.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{type: 'featureCard'}],
          options: {filter: sameLanguage},
        }),
      ],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .unique()
          .error(message('Choose each card once.', 'Choisissez chaque carte une seule fois.')),
    }),
  ],
  initialValue: initialValue(
    {
      en: {heading: 'What changes in the reader’s week…'},
      fr: {heading: 'Ce qui change dans la semaine du lecteur…'},
    },
    {cards: {type: 'featureCard', count: 3}},
  ),
  preview: listed('Feature grid', {list: 'cards'}),
})
