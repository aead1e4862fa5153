import {ControlsIcon} from '@sanity/icons/Controls'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Capabilities', 'Fonctions')

/** Capabilities of the product, as a ruled list. */
export const capabilities = defineType({
  name: 'capabilities',
  title,
  description: bilingual(
    'Everything the product does, as a ruled list.',
    'Tout ce que fait le produit, en liste avec des filets.',
  ),
  type: 'object',
  icon: ControlsIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'scene',
      title: bilingual('Scene', 'Scène'),
      description: bilingual(
        'What a change leaves behind, drawn beside the heading.',
        'Ce que laisse une modification, dessiné à côté du titre.',
      ),
      type: 'scene',
    }),
    defineField({
      name: 'items',
      title: title,
      description: bilingual('Most requested first.', 'Les plus demandées en premier.'),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'capability',
          title: bilingual('Capability', 'Fonction'),
          type: 'object',
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
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: atLeastOne,
    }),
  ],
  initialValue: initialValue({
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
  }),
  preview: typePreview(title, {list: 'items'}),
})
