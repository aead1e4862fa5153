import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {message} from '../message'
import {readableInLanguage} from '../objects/same-language'
import {headingField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Links to related pages. */
export const relatedPages = defineType({
  name: 'relatedPages',
  title: 'Related pages',
  description: 'What to read next: pages and articles you choose.',
  type: 'object',
  icon: DocumentsIcon,
  fields: [
    headingField,
    defineField({
      name: 'pages',
      title: 'Pages',
      description: 'Pages and articles, each shown with its own title and description.',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'reference',
          to: [{type: 'page'}, {type: 'article'}],
          options: {filter: readableInLanguage},
        }),
      ],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .unique()
          .error(message('Choose each page once.', 'Choisissez chaque page une seule fois.')),
    }),
  ],
  initialValue: initialValue({
    en: {heading: 'Keep reading'},
    fr: {heading: 'Pour aller plus loin'},
  }),
  preview: listed('Related pages', {list: 'pages'}),
})
