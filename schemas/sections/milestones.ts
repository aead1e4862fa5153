import {TimelineIcon} from '@sanity/icons/Timeline'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Milestones', 'Jalons')

/** The company's milestones. */
export const milestones = defineType({
  name: 'milestones',
  title,
  description: bilingual('Where the company is today.', 'Où en est l’entreprise aujourd’hui.'),
  type: 'object',
  icon: TimelineIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'cards',
      title: title,
      description: bilingual('In chronological order.', 'Dans l’ordre chronologique.'),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'milestone',
          title: bilingual('Milestone', 'Jalon'),
          type: 'object',
          icon: TimelineIcon,
          fields: [
            defineField({
              name: 'label',
              title: bilingual('When', 'Quand'),
              description: bilingual(
                'A year. Without one, a voice that becomes a record is drawn in its place.',
                'Une année. À défaut, le dessin d’une voix qui devient une fiche prend sa place.',
              ),
              type: 'string',
            }),
            titleField,
            textField,
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: atLeastOne,
    }),
  ],
  initialValue: initialValue({
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
  }),
  preview: typePreview(title, {list: 'cards'}),
})
