import {SplitVerticalIcon} from '@sanity/icons/SplitVertical'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {atLeastOne, headingField, introField, textField, titleField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Which product suits whom. */
export const choices = defineType({
  name: 'choices',
  title: 'Choices',
  description: 'Which product suits whom, stated fairly.',
  type: 'object',
  icon: SplitVerticalIcon,
  fields: [
    headingField,
    introField,
    defineField({
      name: 'items',
      title: 'Choices',
      description: 'One per product.',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'choice',
          title: 'Choice',
          type: 'object',
          icon: SplitVerticalIcon,
          fields: [
            titleField,
            textField,
            defineField({
              name: 'link',
              title: 'Link',
              description: 'Where to read more.',
              type: 'link',
            }),
          ],
          preview: {select: {title: 'title', subtitle: 'text'}},
        }),
      ],
      validation: atLeastOne,
    }),
  ],
  initialValue: initialValue({
    en: {
      heading: 'Which one suits you…',
      items: [
        {_type: 'choice', title: 'Choose the other one if…', text: 'The reason, said fairly…'},
        {_type: 'choice', title: 'Choose ours if…', text: 'The reason, said fairly…'},
      ],
    },
    fr: {
      heading: 'Lequel vous convient…',
      items: [
        {_type: 'choice', title: 'Choisissez l’autre si…', text: 'La raison, dite honnêtement…'},
        {_type: 'choice', title: 'Choisissez le nôtre si…', text: 'La raison, dite honnêtement…'},
      ],
    },
  }),
  preview: listed('Choices', {list: 'items'}),
})
