import {DiamondIcon} from '@sanity/icons/Diamond'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {radio} from '../objects/radio'
import {defineSection} from './define-section'
import {buttonField, headingField, introField, pointsField} from './fields'

export const pointList = defineSection({
  name: 'pointList',
  title: bilingual('Points', 'Arguments'),
  description: bilingual(
    'What sets the product apart: a heading, its points, a button.',
    'Ce qui distingue le produit\u00a0: un titre, des arguments, un bouton.',
  ),
  icon: DiamondIcon,
  fields: [
    headingField,
    introField,
    pointsField,
    buttonField,
    defineField({
      name: 'layout',
      title: bilingual('Layout', 'Présentation'),
      description: bilingual(
        'If a page has two lists of points, give each a layout of its own.',
        'Si une page a deux listes d’arguments, donnez à chacune sa propre présentation.',
      ),
      type: 'string',
      initialValue: 'rows',
      options: radio({
        rows: bilingual('Numbered rows', 'Lignes numérotées'),
        columns: bilingual('Columns on a tinted band', 'Colonnes sur fond teinté'),
      }),
    }),
  ],
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
