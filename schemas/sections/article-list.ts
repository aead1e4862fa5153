import {DocumentsIcon} from '@sanity/icons/Documents'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField} from './fields'

export const articleList = defineSection({
  name: 'articleList',
  title: bilingual('Article list', 'Liste d’articles'),
  description: bilingual(
    'Every article, newest first.',
    'Tous les articles, les plus récents en premier.',
  ),
  icon: DocumentsIcon,
  fields: [headingField],
  initialValue: {en: {heading: 'Articles'}, fr: {heading: 'Articles'}},
})
