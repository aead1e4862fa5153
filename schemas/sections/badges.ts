import {StarIcon} from '@sanity/icons/Star'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {iconField} from '../objects/icon'
import {required} from '../rules'
import {defineSection} from './define-section'

const title = bilingual('Badges', 'Badges')

export const badges = defineSection({
  name: 'badges',
  title,
  description: bilingual(
    'Partners, events and programs, in one line.',
    'Partenaires, événements et programmes, en une ligne.',
  ),
  icon: StarIcon,
  fields: [
    defineField({
      name: 'label',
      title: bilingual('Label', 'Libellé'),
      description: bilingual(
        'What the badges are, for screen readers. Not shown on the page.',
        'Ce que sont les badges, pour les lecteurs d’écran. Ne s’affiche pas sur la page.',
      ),
      type: 'string',
      validation: required('Say what the badges are.', 'Dites ce que sont les badges.'),
    }),
    defineField({
      name: 'items',
      title,
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
                'Le partenaire, l’événement ou le programme.',
              ),
              type: 'string',
              validation: required('A badge needs a title.', 'Un badge doit avoir un titre.'),
            }),
            defineField({
              name: 'text',
              title: bilingual('Text', 'Texte'),
              description: bilingual('What it says about us.', 'Ce qu’il dit de nous.'),
              type: 'string',
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
    }),
  ],
  initialValue: {
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
        {_type: 'badge', icon: 'calendar', title: 'Un événement…', text: 'Quand…'},
        {_type: 'badge', icon: 'rocket', title: 'Un programme…', text: 'Qui y participe…'},
      ],
    },
  },
  preview: {title: 'label', list: 'items'},
})
