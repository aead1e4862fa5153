import {ThumbsUpIcon} from '@sanity/icons/ThumbsUp'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {atLeastOne, headingField, introField, titleField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Strengths', 'Points forts')

/** Strengths of each product, side by side. */
export const strengths = defineType({
  name: 'strengths',
  title,
  description: bilingual(
    'What each product does well, side by side.',
    'Ce que chaque produit fait bien, côte à côte.',
  ),
  type: 'object',
  icon: ThumbsUpIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'lists',
      title: bilingual('Lists', 'Listes'),
      description: bilingual('One per product.', 'Une par produit.'),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'strengthList',
          title: bilingual('List', 'Liste'),
          type: 'object',
          icon: ThumbsUpIcon,
          fields: [
            titleField,
            defineField({
              name: 'items',
              title: title,
              description: bilingual('One line each.', 'Une ligne pour chacun.'),
              type: 'array',
              of: [defineArrayMember({type: 'string'})],
              validation: atLeastOne,
            }),
          ],
          preview: {select: {title: 'title'}},
        }),
      ],
      validation: atLeastOne,
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'What each does well…',
      lists: [
        {_type: 'strengthList', title: 'The other product…', items: ['A strength, in one line…']},
        {_type: 'strengthList', title: 'Our product…', items: ['A strength, in one line…']},
      ],
    },
    fr: {
      heading: 'Les points forts de chacun…',
      lists: [
        {_type: 'strengthList', title: 'L’autre produit…', items: ['Un point fort, en une ligne…']},
        {_type: 'strengthList', title: 'Notre produit…', items: ['Un point fort, en une ligne…']},
      ],
    },
  }),
  preview: typePreview(title, {list: 'lists'}),
})
