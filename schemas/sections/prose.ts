import {TextIcon} from '@sanity/icons/Text'
import {defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {required} from '../rules'
import {defineSection} from './define-section'
import {paragraph} from './initial-value'

export const prose = defineSection({
  name: 'prose',
  title: bilingual('Prose', 'Texte suivi'),
  description: bilingual(
    'Plain text under a heading: explanations and legal pages.',
    'Du texte sous un titre : explications et pages légales.',
  ),
  icon: TextIcon,
  fields: [
    defineField({
      name: 'heading',
      title: bilingual('Heading', 'Titre'),
      description: bilingual('Optional.', 'Facultatif.'),
      type: 'string',
    }),
    defineField({
      name: 'drawing',
      title: bilingual('Drawing', 'Dessin'),
      description: bilingual(
        'Below the heading, for explanations: their lists are then set in two columns.',
        'Sous le titre, pour une explication : ses listes se lisent alors sur deux colonnes.',
      ),
      type: 'drawing',
    }),
    defineField({
      name: 'body',
      title: bilingual('Text', 'Texte'),
      description: bilingual('The text itself.', 'Le texte lui-même.'),
      type: 'longText',
      validation: required('Write the text.', 'Écrivez le texte.'),
    }),
  ],
  initialValue: {
    en: {
      heading: 'What this text answers…',
      body: [paragraph('The answer first, the reasons after it…')],
    },
    fr: {
      heading: 'La question à laquelle ce texte répond…',
      body: [paragraph('La réponse d’abord, les raisons ensuite…')],
    },
  },
})
