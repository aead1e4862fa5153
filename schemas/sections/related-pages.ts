import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {readableInLanguage} from '../objects/same-language'
import {headingField} from './fields'

/** Where to read on. */
export const relatedPages = defineType({
  name: 'relatedPages',
  title: 'Related pages',
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
      validation: (rule) => rule.required().min(1).unique().error('Choose each page once.'),
    }),
  ],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Related pages'})},
})
