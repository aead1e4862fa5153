import {BoltIcon} from '@sanity/icons/Bolt'
import {defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {drawingField} from '../objects/drawing'
import {languageField} from '../objects/language'
import {countedText} from '../rules'
import {ordering} from './ordering'
import {subtitleOf} from './subtitle'

export const featureCard = defineType({
  name: 'featureCard',
  title: bilingual('Feature card', 'Carte de fonctionnalité'),
  description: bilingual(
    'One thing the product does, shown in every section that uses it.',
    'Une chose que fait le produit, affichée dans chaque section qui l’utilise.',
  ),
  type: 'document',
  icon: BoltIcon,
  orderings: [ordering('title', 'titre', 'title')],
  fields: [
    defineField({
      name: 'title',
      title: bilingual('Title', 'Titre'),
      description: bilingual(
        'What the reader gets, in five words or fewer.',
        'Ce que le lecteur y gagne, en cinq mots au plus.',
      ),
      type: 'string',
      ...countedText(60, 'A card needs a title', 'Une carte doit avoir un titre'),
    }),
    defineField({
      name: 'text',
      title: bilingual('Text', 'Texte'),
      description: bilingual(
        'One or two sentences. Write a figure as {{key}}.',
        'Une ou deux phrases. Écrivez un chiffre sous la forme {{clé}}.',
      ),
      type: 'text',
      rows: 3,
      ...countedText(240, 'A card needs text', 'Une carte doit avoir un texte'),
    }),
    drawingField,
    languageField,
  ],
  preview: {
    select: {title: 'title', text: 'text', language: 'language'},
    prepare: ({title, text, language}) => ({title, subtitle: subtitleOf(language, text)}),
  },
})
