import {CheckmarkCircleIcon} from '@sanity/icons/CheckmarkCircle'

import {bilingual} from '../bilingual'
import {drawingField} from '../objects/drawing'
import {defineSection} from './define-section'
import {headingField, introField, textField, titleField, itemsField} from './fields'

const title = bilingual('Benefits', 'Avantages')

export const benefits = defineSection({
  name: 'benefits',
  title,
  description: bilingual(
    'What the reader gets, each with a drawing.',
    'Ce que le lecteur y gagne, avec un dessin pour chacun.',
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
        fields: [drawingField, titleField, textField],
      },
    }),
  ],
  initialValue: {
    en: {
      heading: 'What the reader gets…',
      items: [
        {
          _type: 'benefit',
          drawing: {_type: 'drawing', form: 'week'},
          title: 'The strongest benefit…',
          text: 'How they notice it…',
        },
        {
          _type: 'benefit',
          drawing: {_type: 'drawing', form: 'settling'},
          title: 'The second…',
          text: 'How they notice it…',
        },
        {
          _type: 'benefit',
          drawing: {_type: 'drawing', form: 'redacted'},
          title: 'The third…',
          text: 'How they notice it…',
        },
      ],
    },
    fr: {
      heading: 'Ce que le lecteur y gagne…',
      items: [
        {
          _type: 'benefit',
          drawing: {_type: 'drawing', form: 'week'},
          title: 'Le plus fort…',
          text: 'Comment il s’en aperçoit…',
        },
        {
          _type: 'benefit',
          drawing: {_type: 'drawing', form: 'settling'},
          title: 'Le deuxième…',
          text: 'Comment il s’en aperçoit…',
        },
        {
          _type: 'benefit',
          drawing: {_type: 'drawing', form: 'redacted'},
          title: 'Le troisième…',
          text: 'Comment il s’en aperçoit…',
        },
      ],
    },
  },
  preview: {list: 'items'},
})
