import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {iconField} from '../objects/icon'
import {typePreview} from '../objects/type-preview'
import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Benefits', 'Avantages')

/** Benefits, each with an icon. */
export const benefits = defineType({
  name: 'benefits',
  title,
  description: bilingual(
    'What the reader gets, each with an icon.',
    'Ce que le lecteur y gagne, avec une icône pour chacun.',
  ),
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'items',
      title: title,
      description: bilingual('Strongest first.', 'Le plus fort en premier.'),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'benefit',
          title: bilingual('Benefit', 'Avantage'),
          type: 'object',
          icon: CheckmarkCircleIcon,
          fields: [iconField, titleField, textField],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: atLeastOne,
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'What the reader gets…',
      items: [
        {
          _type: 'benefit',
          icon: 'clock',
          title: 'The strongest benefit…',
          text: 'How they notice it…',
        },
        {_type: 'benefit', icon: 'database', title: 'The second…', text: 'How they notice it…'},
        {_type: 'benefit', icon: 'shield-check', title: 'The third…', text: 'How they notice it…'},
      ],
    },
    fr: {
      heading: 'Ce que le lecteur y gagne…',
      items: [
        {
          _type: 'benefit',
          icon: 'clock',
          title: 'Le plus fort…',
          text: 'Comment il s’en aperçoit…',
        },
        {
          _type: 'benefit',
          icon: 'database',
          title: 'Le deuxième…',
          text: 'Comment il s’en aperçoit…',
        },
        {
          _type: 'benefit',
          icon: 'shield-check',
          title: 'Le troisième…',
          text: 'Comment il s’en aperçoit…',
        },
      ],
    },
  }),
  preview: typePreview(title, {list: 'items'}),
})
