import {TextIcon} from '@sanity/icons/Text'
import {defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {initialValue, paragraph} from './initial-value'

const title = bilingual('Prose', 'Texte suivi')

/** Text under a heading. */
export const prose = defineType({
  name: 'prose',
  title,
  description: bilingual(
    'Plain text under a heading: explanations and legal pages.',
    'Du texte sous un titre : explications et pages légales.',
  ),
  type: 'object',
  icon: TextIcon,
  fields: [
    defineField({
      name: 'heading',
      title: bilingual('Heading', 'Titre'),
      description: bilingual('Optional.', 'Facultatif.'),
      type: 'string',
    }),
    defineField({
      name: 'body',
      title: bilingual('Text', 'Texte'),
      description: bilingual('The text itself.', 'Le texte lui-même.'),
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
  preview: typePreview(title),
})
