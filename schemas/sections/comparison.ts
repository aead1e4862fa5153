import {ThListIcon} from '@sanity/icons/ThList'
import {defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {comparisonTableField, headingField, introField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Comparison', 'Comparaison')

/** A comparison table with heading and text. */
export const comparison = defineType({
  name: 'comparison',
  title,
  description: bilingual(
    'A comparison table with the text around it.',
    'Un tableau comparatif avec le texte qui l’entoure.',
  ),
  type: 'object',
  icon: ThListIcon,
  fields: [headingField, introField, comparisonTableField],
  initialValue: initialValue({
    en: {heading: 'How they compare…', intro: 'What decides between them, in one sentence…'},
    fr: {heading: 'Ce qui les distingue…', intro: 'Ce qui fait pencher la balance, en une phrase…'},
  }),
  preview: typePreview(title),
})
