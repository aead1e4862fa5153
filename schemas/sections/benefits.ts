import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'

import {bilingual} from '../bilingual'
import {iconField} from '../objects/icon'
import {defineSection} from './define-section'
import {headingField, introField, textField, titleField, itemsField} from './fields'

const title = bilingual('Benefits', 'Avantages')

export const benefits = defineSection({
  name: 'benefits',
  title,
  description: bilingual(
    'What the reader gets, each with an icon.',
    'Ce que le lecteur y gagne, avec une icône pour chacun.',
  ),
  icon: CheckmarkCircleIcon,
  fields: [
    headingField,
    introField,
    itemsField({
      name: 'items',
      title,
      description: bilingual('Strongest first.', 'Le plus fort en premier.'),
      item: {
        name: 'benefit',
        title: bilingual('Benefit', 'Avantage'),
        icon: CheckmarkCircleIcon,
        fields: [iconField, titleField, textField],
      },
    }),
  ],
  initialValue: {
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
  },
  preview: {list: 'items'},
})
