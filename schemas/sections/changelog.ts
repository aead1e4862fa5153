import {ClockIcon} from '@sanity/icons/Clock'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {required} from '../rules'
import {defineSection} from './define-section'
import {headingField, introField, itemsField, textField, titleField} from './fields'

const title = bilingual('Changelog', 'Nouveautés')

export const changelog = defineSection({
  name: 'changelog',
  title,
  description: bilingual(
    'What has changed in the product, with a feed. Use it on one page per language.',
    'Ce qui a changé dans le produit, avec un flux. À placer sur une seule page par langue.',
  ),
  icon: ClockIcon,
  fields: [
    headingField,
    introField,
    itemsField({
      name: 'entries',
      title: bilingual('Entries', 'Entrées'),
      description: bilingual('The newest first.', 'La plus récente d’abord.'),
      item: {
        name: 'changelogEntry',
        title: bilingual('Entry', 'Entrée'),
        icon: ClockIcon,
        fields: [
          defineField({
            name: 'date',
            title: bilingual('Date', 'Date'),
            description: bilingual(
              'When it reached customers. Readers see the month.',
              'Quand les clients l’ont reçu. Les lecteurs voient le mois.',
            ),
            type: 'date',
            validation: required('Choose the date.', 'Choisissez la date.'),
          }),
          titleField,
          textField,
        ],
      },
    }),
  ],
  initialValue: {
    en: {
      heading: 'What’s new…',
      entries: [
        {_type: 'changelogEntry', title: 'What has changed…', text: 'What readers can do now…'},
      ],
    },
    fr: {
      heading: 'Quoi de neuf…',
      entries: [
        {_type: 'changelogEntry', title: 'Ce qui a changé…', text: 'Ce que le lecteur peut faire…'},
      ],
    },
  },
  preview: {list: 'entries'},
})
