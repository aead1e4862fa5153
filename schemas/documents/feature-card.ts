import {BoltIcon} from '@sanity/icons/Bolt'
import {defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {iconField} from '../objects/icon'
import {languageField} from '../objects/language'
import {requiredAtMost} from '../rules'
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
  fields: [
    defineField({
      name: 'title',
      title: bilingual('Title', 'Titre'),
      description: bilingual(
        'What the reader gets, in five words or fewer.',
        'Ce que le lecteur y gagne, en cinq mots au plus.',
      ),
      type: 'string',
      options: {shownLength: 60},
      validation: requiredAtMost(
        60,
        'A card needs a title of up to 60 characters.',
        'Une carte doit avoir un titre de 60 caractères au plus.',
      ),
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
      options: {shownLength: 240},
      validation: requiredAtMost(
        240,
        'A card needs text of up to 240 characters.',
        'Une carte doit avoir un texte de 240 caractères au plus.',
      ),
    }),
    iconField,
    languageField,
  ],
  preview: {
    select: {title: 'title', text: 'text', language: 'language'},
    prepare: ({title, text, language}) => ({title, subtitle: subtitleOf(language, text)}),
  },
})
