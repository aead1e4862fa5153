import {UsersIcon} from '@sanity/icons/Users'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Use cases', 'Cas d’usage')

/** Use cases of a rep, each with an example sentence. */
export const useCases = defineType({
  name: 'useCases',
  title,
  description: bilingual(
    'Situations every rep knows, each with what they’d say.',
    'Des situations que connaît tout commercial, chacune avec ce qu’il dirait.',
  ),
  type: 'object',
  icon: UsersIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'cases',
      title: title,
      description: bilingual('Three work best.', 'Trois, c’est l’idéal.'),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'useCase',
          title: bilingual('Use case', 'Cas d’usage'),
          type: 'object',
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
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: atLeastOne,
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'When a rep needs it…',
      cases: [
        {
          _type: 'useCase',
          title: 'A situation that every rep knows…',
          text: 'What they need then…',
          example: 'What they would say…',
        },
        {
          _type: 'useCase',
          title: 'Another one…',
          text: 'What they need then…',
          example: 'What they would say…',
        },
        {
          _type: 'useCase',
          title: 'A third one…',
          text: 'What they need then…',
          example: 'What they would say…',
        },
      ],
    },
    fr: {
      heading: 'Quand un commercial en a besoin…',
      cases: [
        {
          _type: 'useCase',
          title: 'Une situation que tout commercial connaît…',
          text: 'Ce dont il a besoin à ce moment-là…',
          example: 'Ce qu’il dirait…',
        },
        {
          _type: 'useCase',
          title: 'Une autre…',
          text: 'Ce dont il a besoin à ce moment-là…',
          example: 'Ce qu’il dirait…',
        },
        {
          _type: 'useCase',
          title: 'Une troisième…',
          text: 'Ce dont il a besoin à ce moment-là…',
          example: 'Ce qu’il dirait…',
        },
      ],
    },
  }),
  preview: typePreview(title, {list: 'cases'}),
})
