import {UsersIcon} from '@sanity/icons/Users'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Use cases of a rep, each with an example sentence. */
export const useCases = defineType({
  name: 'useCases',
  title: 'Use cases',
  description: 'Situations every rep knows, each with what they’d say.',
  type: 'object',
  icon: UsersIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'cases',
      title: 'Use cases',
      description: 'Three work best.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'useCase',
          title: 'Use case',
          type: 'object',
          icon: UsersIcon,
          fields: [
            titleField,
            textField,
            defineField({
              name: 'example',
              title: 'Example',
              description: 'What a rep would say.',
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
  preview: listed('Use cases', {list: 'cases'}),
})
