import {TimelineIcon} from '@sanity/icons/Timeline'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, introField, textField, titleField, itemsField} from './fields'

const title = bilingual('Milestones', 'Jalons')

export const milestones = defineSection({
  name: 'milestones',
  title,
  description: bilingual('Where the company is today.', 'Où en est l’entreprise aujourd’hui.'),
  icon: TimelineIcon,
  fields: [
    headingField,
    introField,
    itemsField({
      name: 'cards',
      title,
      description: bilingual('In chronological order.', 'Dans l’ordre chronologique.'),
      item: {
        name: 'milestone',
        title: bilingual('Milestone', 'Jalon'),
        icon: TimelineIcon,
        fields: [
          defineField({
            name: 'label',
            title: bilingual('When', 'Quand'),
            description: bilingual(
              'A year. Leave empty for a drawing in its place.',
              'Une année. Laissez vide pour un dessin à la place.',
            ),
            type: 'string',
          }),
          titleField,
          textField,
        ],
      },
    }),
  ],
  initialValue: {
    en: {
      heading: 'Where we are today',
      cards: [
        {
          _type: 'milestone',
          label: 'When…',
          title: 'What began…',
          text: 'What it means for the reader…',
        },
        {
          _type: 'milestone',
          label: 'When…',
          title: 'What is ready…',
          text: 'What it means for the reader…',
        },
      ],
    },
    fr: {
      heading: 'Où nous en sommes',
      cards: [
        {
          _type: 'milestone',
          label: 'Quand…',
          title: 'Ce qui a commencé…',
          text: 'Ce que cela change pour le lecteur…',
        },
        {
          _type: 'milestone',
          label: 'Quand…',
          title: 'Ce qui est prêt…',
          text: 'Ce que cela change pour le lecteur…',
        },
      ],
    },
  },
  preview: {list: 'cards'},
})
