import {TimelineIcon} from '@sanity/icons/Timeline'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** The company's milestones. */
export const milestones = defineType({
  name: 'milestones',
  title: 'Milestones',
  description: 'Where the company is today.',
  type: 'object',
  icon: TimelineIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'cards',
      title: 'Milestones',
      description: 'In chronological order.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'milestone',
          title: 'Milestone',
          type: 'object',
          icon: TimelineIcon,
          fields: [
            defineField({
              name: 'label',
              title: 'When',
              description:
                'A year. Without one, a voice that becomes a record is drawn in its place.',
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
  preview: listed('Milestones', {list: 'cards'}),
})
