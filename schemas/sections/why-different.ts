import {DiamondIcon} from '@sanity/icons/Diamond'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {buttonField, headingField, introField, pointsField} from './fields'

export const whyDifferent = defineSection({
  name: 'whyDifferent',
  title: bilingual('Why different', 'Nos différences'),
  description: bilingual(
    'What sets the product apart: a heading, its arguments, a button.',
    'Ce qui distingue le produit : un titre, des arguments, un bouton.',
  ),
  icon: DiamondIcon,
  fields: [headingField, introField, pointsField, buttonField],
  initialValue: {
    en: {
      heading: 'What sets the product apart…',
      points: [
        {_type: 'point', title: 'The strongest argument…', text: 'The sentence that backs it…'},
        {_type: 'point', title: 'The second argument…', text: 'The sentence that backs it…'},
        {_type: 'point', title: 'The third argument…', text: 'The sentence that backs it…'},
      ],
      link: {_type: 'link', kind: 'cta'},
    },
    fr: {
      heading: 'Ce qui distingue le produit…',
      points: [
        {_type: 'point', title: 'L’argument le plus fort…', text: 'La phrase qui l’appuie…'},
        {_type: 'point', title: 'Le deuxième argument…', text: 'La phrase qui l’appuie…'},
        {_type: 'point', title: 'Le troisième argument…', text: 'La phrase qui l’appuie…'},
      ],
      link: {_type: 'link', kind: 'cta'},
    },
  },
  preview: {list: 'points'},
})
