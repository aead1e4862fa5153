import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {sameLanguage} from '../objects/same-language'
import {typePreview} from '../objects/type-preview'
import {headingField, introField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Feature grid', 'Grille de fonctionnalités')

/** Feature cards. */
export const featureGrid = defineType({
  name: 'featureGrid',
  title,
  description: bilingual(
    'What the product does, card by card.',
    'Ce que fait le produit, carte par carte.',
  ),
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'cards',
      title: bilingual('Feature cards', 'Cartes de fonctionnalités'),
      description: bilingual(
        'Each card has its own document: edit it there and it changes everywhere.',
        'Chaque carte a son propre document : modifiez-la dans ce document et elle change partout.',
      ),
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
  preview: typePreview(title, {list: 'cards'}),
})
