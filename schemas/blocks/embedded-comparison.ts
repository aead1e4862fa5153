import {ThListIcon} from '@sanity/icons/ThList'
import {defineType} from 'sanity'

import {comparisonTableField} from '../sections/fields'
import {worded} from '../worded'

/** A product comparison within a text. */
export const embeddedComparison = defineType({
  name: 'embeddedComparison',
  title: 'Comparison table',
  description: 'A comparison of products inside a text.',
  type: 'object',
  icon: ThListIcon,
  fields: [comparisonTableField],
  preview: {
    select: {title: 'table.title'},
    prepare: worded({kind: 'Comparison table'}, ({title}: {title?: string}, {kind}) => ({
      title,
      subtitle: kind,
    })),
  },
})
