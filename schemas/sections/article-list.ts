import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineType} from 'sanity'

import {headingField} from './fields'

/** Every article, the newest first. */
export const articleList = defineType({
  name: 'articleList',
  title: 'Article list',
  type: 'object',
  icon: DocumentsIcon,
  fields: [headingField],
  preview: {select: {title: 'heading'}, prepare: ({title}) => ({title, subtitle: 'Article list'})},
})
