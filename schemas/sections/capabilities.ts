import {ControlsIcon} from '@sanity/icons/Controls'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Capabilities of the product, as a ruled list. */
export const capabilities = defineType({
  name: 'capabilities',
  title: 'Capabilities',
  description: 'Everything the product does, as a ruled list.',
  type: 'object',
  icon: ControlsIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'scene',
      title: 'Scene',
      description: 'What a change leaves behind, drawn beside the heading.',
      type: 'scene',
    }),
    defineField({
      name: 'items',
      title: 'Capabilities',
      description: 'Most requested first.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'capability',
          title: 'Capability',
          type: 'object',
          icon: ControlsIcon,
          fields: [
            titleField,
            textField,
            defineField({
              name: 'soon',
              title: 'Coming soon',
              description: 'Marks a feature that isn’t available yet.',
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
  preview: listed('Capabilities', {list: 'items'}),
})
