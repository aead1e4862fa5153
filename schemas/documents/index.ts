import {article} from './article'
import {author} from './author'
import {comparisonTable} from './comparison-table'
import {faq} from './faq'
import {featureCard} from './feature-card'
import {figure} from './figure'
import {page} from './page'
import {redirect} from './redirect'
import {roiSettings} from './roi-settings'
import {siteSettings} from './site-settings'

/** Documents with one version per language, linked as translations by the translations menu. */
export const translatedDocuments = [page, article, comparisonTable, faq, featureCard]

/** Documents of which there is exactly one, whose id is their type. */
export const singletonDocuments = [siteSettings, roiSettings]

/** Every document type of the dataset. */
export const documentTypes = [
  ...translatedDocuments,
  ...singletonDocuments,
  author,
  figure,
  redirect,
]
