import {StarIcon} from '@sanity/icons/Star'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {iconField} from '../objects/icon'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Trust badges in one line. */
export const badges = defineType({
  name: 'badges',
  title: 'Badges',
  description: 'Who vouches for the product, in one line.',
  type: 'object',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      description: 'Not shown: read aloud to people who can’t see the badges.',
      type: 'string',
      validation: (rule) =>
        rule.required().error(message('Say what the badges are.', 'Dites ce que sont les badges.')),
    }),
    defineField({
      name: 'items',
      title: 'Badges',
      description: 'Three work best.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'badge',
          title: 'Badge',
          type: 'object',
          icon: StarIcon,
          fields: [
            iconField,
            defineField({
              name: 'title',
              title: 'Title',
              description: 'The partner, event or program.',
              type: 'string',
              validation: (rule) =>
                rule
                  .required()
                  .error(message('A badge needs a title.', 'Un badge doit avoir un titre.')),
            }),
            defineField({
              name: 'text',
              title: 'Text',
              description: 'What it vouches for.',
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
  preview: listed('Badges', {title: 'label', list: 'items'}),
})
