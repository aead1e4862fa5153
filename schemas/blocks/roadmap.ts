import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {textField} from '../sections/fields'

const title = bilingual('Roadmap', 'Feuille de route')

/** Phases in order. */
export const roadmap = defineType({
  name: 'roadmap',
  title,
  description: bilingual(
    'Phases in order, each with its timing.',
    'Des phases dans l’ordre, chacune avec ses dates.',
  ),
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'heading',
      title: bilingual('Heading', 'Titre'),
      description: bilingual('A few words.', 'Quelques mots.'),
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
            defineField({
              name: 'title',
              title: bilingual('Title', 'Titre'),
              description: bilingual('A word or two.', 'Un mot ou deux.'),
              type: 'string',
              validation: (rule) =>
                rule.required().error(message('Add a title.', 'Ajoutez un titre.')),
            }),
            defineField({
              name: 'time',
              title: bilingual('When', 'Quand'),
              description: bilingual('For example: weeks 1–2.', 'Par exemple : semaines 1 et 2.'),
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
  preview: typePreview(title),
})
