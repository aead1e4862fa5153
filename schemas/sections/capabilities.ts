import {ControlsIcon} from '@sanity/icons/Controls'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, introField, textField, titleField, itemsField} from './fields'

const title = bilingual('Capabilities', 'Fonctions')

export const capabilities = defineSection({
  name: 'capabilities',
  title,
  description: bilingual(
    'Everything the product does, as a ruled list.',
    'Tout ce que fait le produit, en liste avec des filets.',
  ),
  icon: ControlsIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'scene',
      title: bilingual('Scene', 'Scène'),
      description: bilingual(
        'A record after a change, drawn beside the heading.',
        'Un enregistrement après une modification, dessiné à côté du titre.',
      ),
      type: 'scene',
    }),
    itemsField({
      name: 'items',
      title,
      description: bilingual('Most requested first.', 'Les plus demandées en premier.'),
      item: {
        name: 'capability',
        title: bilingual('Capability', 'Fonction'),
        icon: ControlsIcon,
        fields: [
          titleField,
          textField,
          defineField({
            name: 'soon',
            title: bilingual('Coming soon', 'Bientôt disponible'),
            description: bilingual(
              'Marks a feature that isn’t available yet.',
              'Signale une fonction qui n’existe pas encore.',
            ),
            type: 'boolean',
            initialValue: false,
          }),
        ],
      },
    }),
  ],
  initialValue: {
    en: {
      heading: 'What else it does…',
      items: [
        {_type: 'capability', title: 'The most requested one…', text: 'What it is good for…'},
        {_type: 'capability', title: 'Another one…', text: 'What it is good for…'},
        {_type: 'capability', title: 'One to come…', text: 'What it will be good for…'},
      ],
    },
    fr: {
      heading: 'Ce qu’il fait d’autre…',
      items: [
        {_type: 'capability', title: 'La plus demandée…', text: 'À quoi elle sert…'},
        {_type: 'capability', title: 'Une autre…', text: 'À quoi elle sert…'},
        {_type: 'capability', title: 'Une fonction à venir…', text: 'À quoi elle servira…'},
      ],
    },
  },
  preview: {list: 'items'},
})
