import {UserIcon} from '@sanity/icons/User'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {headingField, personNameField} from './fields'
import {initialValue, paragraph} from './initial-value'
import {listed} from './listed'

/** The founder and their background. */
export const founder = defineType({
  name: 'founder',
  title: 'Founder',
  description: 'Who founded the company, and how they know the problem.',
  type: 'object',
  icon: UserIcon,
  fields: [
    headingField,
    personNameField,
    defineField({
      name: 'role',
      title: 'Role',
      description: 'A few words.',
      type: 'string',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'Why they built the product.',
      type: 'richText',
    }),
    defineField({
      name: 'quote',
      title: 'Quote',
      description: 'A sentence of theirs, set large where there is no portrait.',
      type: 'string',
    }),
    defineField({
      name: 'portrait',
      title: 'Portrait',
      description: 'A photo, cropped to a square around the focus point. It replaces the quote.',
      type: 'picture',
    }),
    defineField({
      name: 'profile',
      title: 'Profile',
      description: 'Links to a professional profile.',
      type: 'link',
    }),
    defineField({
      name: 'stats',
      title: 'Numbers',
      description: 'Three, each with its label.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'stat',
          title: 'Number',
          type: 'object',
          icon: UserIcon,
          fields: [
            defineField({
              name: 'value',
              title: 'Number',
              description: 'A figure as {{key}}, or a word or two.',
              type: 'string',
              validation: (rule) =>
                rule.required().error(message('Write the number.', 'Écrivez le nombre.')),
            }),
            defineField({
              name: 'label',
              title: 'What it counts',
              description: 'A few words.',
              type: 'string',
              validation: (rule) =>
                rule.required().error(message('Say what it counts.', 'Dites ce qu’il compte.')),
            }),
          ],
          preview: {select: {title: 'value', subtitle: 'label'}},
        }),
      ],
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'Who made it…',
      name: 'Their name…',
      role: 'What they do here…',
      text: [paragraph('Why they made it, in their own words…')],
    },
    fr: {
      heading: 'Qui l’a créé…',
      name: 'Son nom…',
      role: 'Son rôle ici…',
      text: [paragraph('Pourquoi, avec ses propres mots…')],
    },
  }),
  preview: listed('Founder', {media: 'portrait'}),
})
