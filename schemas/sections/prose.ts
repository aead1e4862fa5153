import {TextIcon} from '@sanity/icons/Text'
import {defineField, defineType} from 'sanity'

import {message} from '../message'
import {initialValue, paragraph} from './initial-value'
import {listed} from './listed'

/** Text under a heading. */
export const prose = defineType({
  name: 'prose',
  title: 'Prose',
  description: 'Plain text under a heading: explanations and legal pages.',
  type: 'object',
  icon: TextIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      description: 'Optional.',
      type: 'string',
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description: 'The text itself.',
      type: 'longText',
      validation: (rule) => rule.required().error(message('Write the text.', 'Écrivez le texte.')),
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'What this text answers…',
      body: [paragraph('The answer first, the reasons after it…')],
    },
    fr: {
      heading: 'La question à laquelle ce texte répond…',
      body: [paragraph('La réponse d’abord, les raisons ensuite…')],
    },
  }),
  preview: listed('Prose'),
})
