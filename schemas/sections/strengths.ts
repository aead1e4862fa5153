import {ThumbsUpIcon} from '@sanity/icons/ThumbsUp'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {atLeastOne} from '../rules'
import {defineSection} from './define-section'
import {headingField, introField, titleField, itemsField} from './fields'

const title = bilingual('Strengths', 'Points forts')

export const strengths = defineSection({
  name: 'strengths',
  title,
  description: bilingual(
    'What each product does well, side by side.',
    'Ce que chaque produit fait bien, côte à côte.',
  ),
  icon: ThumbsUpIcon,
  fields: [
    headingField,
    introField,
    itemsField({
      name: 'lists',
      title: bilingual('Lists', 'Listes'),
      description: bilingual('One per product.', 'Une par produit.'),
      item: {
        name: 'strengthList',
        title: bilingual('List', 'Liste'),
        icon: ThumbsUpIcon,
        fields: [
          titleField,
          defineField({
            name: 'items',
            title,
            description: bilingual('One line each.', 'Une ligne pour chacun.'),
            type: 'array',
            of: [defineArrayMember({type: 'string'})],
            validation: atLeastOne,
          }),
        ],
        preview: {select: {title: 'title'}},
      },
    }),
  ],
  initialValue: {
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
  },
  preview: {list: 'lists'},
})
