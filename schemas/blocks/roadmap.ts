import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {textField} from '../sections/fields'
import {worded} from '../worded'

/** Phases in order. */
export const roadmap = defineType({
  name: 'roadmap',
  title: 'Roadmap',
  description: 'Phases in order, each with its timing.',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'A few words.',
      type: 'string',
      validation: (rule) =>
        rule
          .required()
          .error(
            message('The roadmap needs a heading.', 'La feuille de route doit avoir un titre.'),
          ),
    }),
    defineField({
      name: 'phases',
      title: 'Phases',
      description: 'In chronological order.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'phase',
          title: 'Phase',
          type: 'object',
          icon: CalendarIcon,
          fields: [
            defineField({
              name: 'title',
              title: 'Title',
              description: 'A word or two.',
              type: 'string',
              validation: (rule) =>
                rule.required().error(message('Add a title.', 'Ajoutez un titre.')),
            }),
            defineField({
              name: 'time',
              title: 'When',
              description: 'For example: weeks 1–2.',
              type: 'string',
              validation: (rule) =>
                rule.required().error(message('Enter the dates.', 'Indiquez les dates.')),
            }),
            textField,
          ],
          preview: {select: {title: 'title', subtitle: 'time'}},
        }),
      ],
      validation: (rule) =>
        rule
          .required()
          .min(2)
          .error(message('Add at least two phases.', 'Ajoutez au moins deux phases.')),
    }),
  ],
  preview: {
    select: {title: 'heading'},
    prepare: worded({kind: 'Roadmap'}, ({title}: {title?: string}, {kind}) => ({
      title,
      subtitle: kind,
    })),
  },
})
