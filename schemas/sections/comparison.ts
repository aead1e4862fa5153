import {ThListIcon} from '@sanity/icons/ThList'
import {defineType} from 'sanity'

import {comparisonTableField, headingField, introField} from './fields'

/** A comparison table with the words around it. */
export const comparison = defineType({
  name: 'comparison',
  title: 'Comparison',
  type: 'object',
  icon: ThListIcon,
  fields: [headingField, introField, comparisonTableField],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Comparison'})},
})
