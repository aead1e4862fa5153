import {ThListIcon} from '@sanity/icons/ThList'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {comparisonTableField, headingField, introField} from './fields'

export const comparison = defineSection({
  name: 'comparison',
  title: bilingual('Comparison', 'Comparaison'),
  description: bilingual(
    'A comparison table with the text around it.',
    'Un tableau comparatif avec le texte qui l’entoure.',
  ),
  icon: ThListIcon,
  fields: [headingField, introField, comparisonTableField],
  initialValue: {
    en: {heading: 'How they compare…', intro: 'What decides between them, in one sentence…'},
    fr: {heading: 'Ce qui les distingue…', intro: 'Ce qui fait pencher la balance, en une phrase…'},
  },
})
