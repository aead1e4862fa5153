import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {sameLanguage} from '../objects/same-language'
import {eachOnce} from '../rules'
import {defineSection} from './define-section'
import {headingField, introField} from './fields'

export const featureGrid = defineSection({
  name: 'featureGrid',
  title: bilingual('Feature grid', 'Grille de fonctionnalités'),
  description: bilingual(
    'What the product does, card by card.',
    'Ce que fait le produit, carte par carte.',
  ),
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
      validation: eachOnce('Choose each card once.', 'Choisissez chaque carte une seule fois.'),
    }),
  ],
  initialValue: {
    en: {heading: 'What changes in the reader’s week…'},
    fr: {heading: 'Ce qui change dans la semaine du lecteur…'},
  },
  initialReferences: {cards: {type: 'featureCard', count: 3}},
  preview: {list: 'cards'},
})
