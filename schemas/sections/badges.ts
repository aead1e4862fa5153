import {StarIcon} from '@sanity/icons/Star'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {iconField} from '../objects/icon'
import {typePreview} from '../objects/type-preview'
import {initialValue} from './initial-value'

const title = bilingual('Badges', 'Badges')

/** Trust badges in one line. */
export const badges = defineType({
  name: 'badges',
  title,
  description: bilingual(
    'Who vouches for the product, in one line.',
    'Qui se porte garant du produit, en une ligne.',
  ),
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'label',
      title: bilingual('Label', 'Libellé'),
      description: bilingual(
        'Not shown: read aloud to people who can’t see the badges.',
        'Non affiché : lu à voix haute à qui ne peut pas voir les badges.',
      ),
      type: 'string',
      validation: (rule) =>
        rule.required().error(message('Say what the badges are.', 'Dites ce que sont les badges.')),
    }),
    defineField({
      name: 'items',
      title: title,
      description: bilingual('Three work best.', 'Trois, c’est l’idéal.'),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'badge',
          title: bilingual('Badge', 'Badge'),
          type: 'object',
          icon: StarIcon,
          fields: [
            iconField,
            defineField({
              name: 'title',
              title: bilingual('Title', 'Titre'),
              description: bilingual(
                'The partner, event or program.',
                'Le partenaire, l’évènement ou le programme.',
              ),
              type: 'string',
              validation: (rule) =>
                rule
                  .required()
                  .error(message('A badge needs a title.', 'Un badge doit avoir un titre.')),
            }),
            defineField({
              name: 'text',
              title: bilingual('Text', 'Texte'),
              description: bilingual('What it vouches for.', 'Ce dont il se porte garant.'),
              type: 'string',
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
    }),
  ],
  initialValue: initialValue({
    en: {
      label: 'Partners and programs',
      items: [
        {_type: 'badge', icon: 'badge-check', title: 'A partner…', text: 'What for…'},
        {_type: 'badge', icon: 'calendar', title: 'An event…', text: 'When…'},
        {_type: 'badge', icon: 'rocket', title: 'A program…', text: 'Who takes part…'},
      ],
    },
    fr: {
      label: 'Partenaires et programmes',
      items: [
        {_type: 'badge', icon: 'badge-check', title: 'Un partenaire…', text: 'À quel titre…'},
        {_type: 'badge', icon: 'calendar', title: 'Un évènement…', text: 'Quand…'},
        {_type: 'badge', icon: 'rocket', title: 'Un programme…', text: 'Qui y participe…'},
      ],
    },
  }),
  preview: typePreview(title, {title: 'label', list: 'items'}),
})
