import {BoltIcon} from '@sanity/icons/Bolt'
import {defineField, defineType} from 'sanity'

import {iconField} from '../objects/icon'
import {languageField} from '../objects/language'

/** One thing the product does, written once and shown wherever a section refers to it. */
export const featureCard = defineType({
  name: 'featureCard',
  title: 'Feature card',
  type: 'document',
  icon: BoltIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What the reader gets, in five words or fewer.',
      type: 'string',
      validation: (rule) =>
        rule.required().max(60).error('A card needs a title of 60 characters at most.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences. Write a figure as {{key}}.',
      type: 'text',
      rows: 3,
      validation: (rule) =>
        rule.required().max(240).error('A card needs a text of 240 characters at most.'),
    }),
    iconField,
    languageField,
  ],
  preview: {select: {title: 'title', subtitle: 'text', language: 'language'}},
})
