import {SearchIcon} from '@sanity/icons/Search'
import {defineType} from 'sanity'

import {headingField, introField} from './fields'
import {initialValue} from './initial-value'
import {listed} from './listed'

/** Search field and results. */
export const siteSearch = defineType({
  name: 'siteSearch',
  title: 'Site search',
  description:
    'For the page with the path “search”. The sections below it show before a search and when nothing is found.',
  type: 'object',
  icon: SearchIcon,
  fields: [headingField, introField],
  initialValue: initialValue({
    en: {heading: 'Search this site'},
    fr: {heading: 'Rechercher sur ce site'},
  }),
  preview: listed('Site search'),
})
