import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, introField} from './fields'

export const figureList = defineSection({
  name: 'figureList',
  title: bilingual('Figures', 'Chiffres'),
  description: bilingual(
    'Each of our own figures with what it measures, its source and what it doesn’t show.',
    'Chacun de nos chiffres : ce qu’il mesure, d’où il vient et ce qu’il ne montre pas.',
  ),
  icon: TrendUpwardIcon,
  fields: [headingField, introField],
  initialValue: {
    en: {heading: 'How the figures came about…', intro: 'Who measured, when, and with whom…'},
    fr: {heading: 'D’où viennent les chiffres…', intro: 'Qui a mesuré, quand, et avec qui…'},
  },
})
