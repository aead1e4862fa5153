import {ThListIcon} from '@sanity/icons/ThList'
import {defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {comparisonTableField} from '../sections/fields'

const title = bilingual('Comparison table', 'Tableau comparatif')

/** A product comparison within a text. */
export const embeddedComparison = defineType({
  name: 'embeddedComparison',
  title,
  description: bilingual(
    'A comparison of products inside a text.',
    'Une comparaison de produits dans un texte.',
  ),
  type: 'object',
  icon: ThListIcon,
  fields: [comparisonTableField],
  preview: typePreview(title, {title: 'table.title'}),
})
