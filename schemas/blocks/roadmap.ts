import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual, message} from '../bilingual'
import {required} from '../rules'
import {textField, titleField} from '../sections/fields'
import {defineBlock} from './define-block'

export const roadmap = defineBlock({
  name: 'roadmap',
  title: bilingual('Roadmap', 'Feuille de route'),
  description: bilingual(
    'Phases in order, each with its dates.',
    'Des phases dans l’ordre, chacune avec ses dates.',
  ),
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'heading',
      title: bilingual('Heading', 'Titre'),
      description: bilingual('A few words.', 'Quelques mots.'),
      type: 'string',
      validation: required(
        'The roadmap needs a heading.',
        'La feuille de route doit avoir un titre.',
      ),
    }),
    defineField({
      name: 'phases',
      title: bilingual('Phases', 'Phases'),
      description: bilingual('In chronological order.', 'Dans l’ordre chronologique.'),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'phase',
          title: bilingual('Phase', 'Phase'),
          type: 'object',
          icon: CalendarIcon,
          fields: [
            titleField,
            defineField({
              name: 'time',
              title: bilingual('When', 'Quand'),
              description: bilingual('For example: weeks 1–2.', 'Par exemple : semaines 1 et 2.'),
              type: 'string',
              validation: required('Enter the dates.', 'Indiquez les dates.'),
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
})
