import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineArrayMember, defineField} from 'sanity'

import {bilingual} from '../bilingual'
import {readableInLanguage} from '../objects/same-language'
import {eachOnce} from '../rules'
import {defineSection} from './define-section'
import {headingField} from './fields'

export const relatedPages = defineSection({
  name: 'relatedPages',
  title: bilingual('Related pages', 'Pages liées'),
  description: bilingual(
    'What to read next: pages and articles you choose.',
    'Pour poursuivre la lecture : des pages et des articles de votre choix.',
  ),
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
      validation: eachOnce('Choose each page once.', 'Choisissez chaque page une seule fois.'),
    }),
  ],
  initialValue: {
    en: {heading: 'Keep reading'},
    fr: {heading: 'Pour aller plus loin'},
  },
  preview: {list: 'pages'},
})
