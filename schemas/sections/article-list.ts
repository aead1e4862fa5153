import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {headingField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Article list', 'Liste d’articles')

/** All articles, newest first. */
export const articleList = defineType({
  name: 'articleList',
  title,
  description: bilingual(
    'Every article, newest first.',
    'Tous les articles, les plus récents en premier.',
  ),
  type: 'object',
  icon: DocumentsIcon,
  fields: [headingField],
  initialValue: initialValue({en: {heading: 'Articles'}, fr: {heading: 'Articles'}}),
  preview: typePreview(title),
})
