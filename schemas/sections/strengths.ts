import {ThumbsUpIcon} from '@sanity/icons/ThumbsUp'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {atLeastOne, headingField, introField, titleField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Strengths of each product, side by side. */
export const strengths = defineType({
  name: 'strengths',
  title: 'Strengths',
  description: 'What each product does well, side by side.',
  type: 'object',
  icon: ThumbsUpIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'lists',
      title: 'Lists',
      description: 'One per product.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'strengthList',
          title: 'List',
          type: 'object',
          icon: ThumbsUpIcon,
          fields: [
            titleField,
            defineField({
              name: 'items',
              title: 'Strengths',
              description: 'One line each.',
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
  preview: listed('Strengths', {list: 'lists'}),
})
