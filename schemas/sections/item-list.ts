import {UlistIcon} from '@sanity/icons/Ulist'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {drawingField} from '../objects/drawing'
import {radio} from '../objects/radio'
import {defineSection} from './define-section'
import {headingField, introField, itemsField, linkField, textField, titleField} from './fields'

const title = bilingual('Items', 'Éléments')

const item = (form: string, itemTitle: string, text: string) => ({
  _type: 'item',
  drawing: {_type: 'drawing', form},
  title: itemTitle,
  text,
})

export const itemList = defineSection({
  name: 'itemList',
  title,
  description: bilingual(
    'A heading and titled items: benefits, features, choices, milestones.',
    'Un titre et des éléments titrés\u00a0: avantages, fonctions, choix, jalons.',
  ),
  icon: UlistIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'scene',
      title: bilingual('Scene', 'Scène'),
      description: bilingual(
        'A record after a change, drawn beside the heading.',
        'Un enregistrement après une modification, dessiné à côté du titre.',
      ),
      type: 'scene',
      options: {collapsible: true, collapsed: true},
    }),
    itemsField({
      name: 'items',
      title,
      description: bilingual('Strongest first.', 'Le plus fort en premier.'),
      item: {
        name: 'item',
        title: bilingual('Item', 'Élément'),
        icon: UlistIcon,
        fields: [
          titleField,
          textField,
          defineField({
            name: 'label',
            title: bilingual('Label', 'Étiquette'),
            description: bilingual(
              'A year, or “Coming soon” for a feature that isn’t available yet.',
              'Une année, ou «\u00a0Bientôt\u00a0» pour une fonction qui n’existe pas encore.',
            ),
            type: 'string',
          }),
          drawingField,
          defineField({
            name: 'scene',
            title: bilingual('Scene', 'Scène'),
            description: bilingual(
              'A record, drawn under the text; what to know of a field is its note.',
              'Un enregistrement, dessiné sous le texte\u202f; la note d’un champ dit ce qu’il faut en savoir.',
            ),
            type: 'scene',
            options: {collapsible: true, collapsed: true},
          }),
          linkField,
        ],
      },
    }),
    defineField({
      name: 'layout',
      title: bilingual('Layout', 'Présentation'),
      description: bilingual(
        'Every layout shows all that an item has.',
        'Chaque présentation montre tout ce qu’a un élément.',
      ),
      type: 'string',
      initialValue: 'sheet',
      options: radio({
        sheet: bilingual('One sheet, two items to a row', 'Une planche, deux éléments par ligne'),
        grid: bilingual('Ruled grid, three items to a row', 'Grille, trois éléments par ligne'),
        statements: bilingual('Large texts on a tinted band', 'Grands textes sur fond teinté'),
        milestones: bilingual('Cards with large labels', 'Cartes à grandes étiquettes'),
      }),
    }),
  ],
  initialValue: {
    en: {
      heading: 'What the reader gets…',
      items: [
        item('week', 'The strongest benefit…', 'How they notice it…'),
        item('settling', 'The second…', 'How they notice it…'),
        item('redacted', 'The third…', 'How they notice it…'),
      ],
    },
    fr: {
      heading: 'Ce que le lecteur y gagne…',
      items: [
        item('week', 'Le plus fort…', 'Comment il s’en aperçoit…'),
        item('settling', 'Le deuxième…', 'Comment il s’en aperçoit…'),
        item('redacted', 'Le troisième…', 'Comment il s’en aperçoit…'),
      ],
    },
  },
  preview: {list: 'items'},
})
