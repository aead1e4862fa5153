import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {iconField} from '../objects/icon'
import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Benefits, each with an icon. */
export const benefits = defineType({
  name: 'benefits',
  title: 'Benefits',
  description: 'What the reader gets, each with an icon.',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'items',
      title: 'Benefits',
      description: 'Strongest first.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'benefit',
          title: 'Benefit',
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
  preview: listed('Benefits', {list: 'items'}),
})
