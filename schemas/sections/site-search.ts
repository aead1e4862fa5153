import {SearchIcon} from '@sanity/icons/Search'

import {bilingual} from '../bilingual'
import {defineSection} from './define-section'
import {headingField, introField} from './fields'

export const siteSearch = defineSection({
  name: 'siteSearch',
  title: bilingual('Site search', 'Recherche sur le site'),
  description: bilingual(
    'For the page with the path “search”. The sections below it show before a search and when nothing is found.',
    'Pour la page dont le chemin est « search ». Les sections en dessous s’affichent avant une recherche, et quand rien n’est trouvé.',
  ),
  icon: SearchIcon,
  fields: [headingField, introField],
  initialValue: {
    en: {heading: 'Search this site'},
    fr: {heading: 'Rechercher sur ce site'},
  },
})
