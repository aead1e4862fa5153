import {ThListIcon} from '@sanity/icons/ThList'

import {bilingual} from '../bilingual'
import {comparisonTableField} from '../sections/fields'
import {defineBlock} from './define-block'

export const embeddedComparison = defineBlock({
  name: 'embeddedComparison',
  title: bilingual('Comparison table', 'Tableau comparatif'),
  description: bilingual(
    'A comparison of products inside a text.',
    'Une comparaison de produits dans un texte.',
  ),
  icon: ThListIcon,
  fields: [comparisonTableField],
  preview: {title: 'table.title'},
})
