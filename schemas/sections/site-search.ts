import {SearchIcon} from '@sanity/icons/Search'
import {defineType} from 'sanity'

import {bilingual} from '../bilingual'
import {typePreview} from '../objects/type-preview'
import {headingField, introField} from './fields'
import {initialValue} from './initial-value'

const title = bilingual('Site search', 'Recherche sur le site')

/** Search field and results. */
export const siteSearch = defineType({
  name: 'siteSearch',
  title,
  description: bilingual(
    'For the page with the path “search”. The sections below it show before a search and when nothing is found.',
    'Pour la page dont le chemin est « search ». Les sections en dessous s’affichent avant une recherche, et quand rien n’est trouvé.',
  ),
  type: 'object',
  icon: SearchIcon,
  fields: [headingField, introField],
  initialValue: initialValue({
    en: {heading: 'Search this site'},
    fr: {heading: 'Rechercher sur ce site'},
  }),
  preview: typePreview(title),
})
