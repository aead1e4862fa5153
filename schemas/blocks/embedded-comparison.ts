import {ThListIcon} from '@sanity/icons/ThList'
import {defineType} from 'sanity'

import {comparisonTableField} from '../sections/fields'

/** A comparison of products inside a text. */
export const embeddedComparison = defineType({
  name: 'embeddedComparison',
  title: 'Comparison table',
  type: 'object',
  icon: ThListIcon,
  fields: [comparisonTableField],
  preview: {
    select: {title: 'table.title'},
    prepare: ({title}) => ({title, subtitle: 'Comparison table'}),
  },
})
