import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineType} from 'sanity'

import {headingField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** All articles, newest first. */
export const articleList = defineType({
  name: 'articleList',
  title: 'Article list',
  description: 'Every article, newest first.',
  type: 'object',
  icon: DocumentsIcon,
  fields: [headingField],
  initialValue: initialValue({en: {heading: 'Articles'}, fr: {heading: 'Articles'}}),
  preview: listed('Article list'),
})
