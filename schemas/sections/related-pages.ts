import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {readableInLanguage} from '../objects/same-language'
import {typePreview} from '../objects/type-preview'
import {headingField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Related pages', 'Pages liées')

/** Links to related pages. */
export const relatedPages = defineType({
  name: 'relatedPages',
  title,
  description: bilingual(
    'What to read next: pages and articles you choose.',
    'Pour poursuivre la lecture : des pages et des articles de votre choix.',
  ),
  type: 'object',
  icon: DocumentsIcon,
  fields: [
    headingField,
    defineField({
      name: 'pages',
      title: bilingual('Pages', 'Pages'),
      description: bilingual(
        'Pages and articles, each shown with its own title and description.',
        'Des pages et des articles, chacun affiché avec son titre et sa description.',
      ),
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
  preview: typePreview(title, {list: 'pages'}),
})
