import {ThListIcon} from '@sanity/icons/ThList'
import {defineType} from 'sanity'

import {comparisonTableField, headingField, introField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** A comparison table with heading and text. */
export const comparison = defineType({
  name: 'comparison',
  title: 'Comparison',
  description: 'A comparison table with the text around it.',
  type: 'object',
  icon: ThListIcon,
  fields: [headingField, introField, comparisonTableField],
  initialValue: initialValue({
    en: {heading: 'How they compare…', intro: 'What decides between them, in one sentence…'},
    fr: {heading: 'Ce qui les distingue…', intro: 'Ce qui fait pencher la balance, en une phrase…'},
  }),
  preview: listed('Comparison'),
})
