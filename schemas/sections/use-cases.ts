import {UsersIcon} from '@sanity/icons/Users'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, introField, textField, titleField, itemsField} from './fields'

const title = bilingual('Use cases', 'Cas d’usage')

export const useCases = defineSection({
  name: 'useCases',
  title,
  description: bilingual(
    'Situations every rep knows, each with what they’d say.',
    'Des situations que connaît tout commercial, chacune avec ce qu’il dirait.',
  ),
  icon: UsersIcon,
  fields: [
    headingField,
    introField,
    itemsField({
      name: 'cases',
      title,
      description: bilingual('Three work best.', 'Trois, c’est l’idéal.'),
      item: {
        name: 'useCase',
        title: bilingual('Use case', 'Cas d’usage'),
        icon: UsersIcon,
        fields: [
          titleField,
          textField,
          defineField({
            name: 'example',
            title: bilingual('Example', 'Exemple'),
            description: bilingual('What a rep would say.', 'Ce que dirait un commercial.'),
            type: 'string',
          }),
        ],
      },
    }),
  ],
  initialValue: {
    en: {
      heading: 'When a rep needs it…',
      cases: ['A situation that every rep knows…', 'Another one…', 'A third one…'].map(
        (situation) => ({
          _type: 'useCase',
          title: situation,
          text: 'What they need then…',
          example: 'What they would say…',
        }),
      ),
    },
    fr: {
      heading: 'Quand un commercial en a besoin…',
      cases: ['Une situation que tout commercial connaît…', 'Une autre…', 'Une troisième…'].map(
        (situation) => ({
          _type: 'useCase',
          title: situation,
          text: 'Ce dont il a besoin à ce moment-là…',
          example: 'Ce qu’il dirait…',
        }),
      ),
    },
  },
  preview: {list: 'cases'},
})
