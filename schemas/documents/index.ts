import {announcementBar} from './announcement-bar'
import {article} from './article'
import {author} from './author'
import {callsToAction} from './calls-to-action'
import {comparisonTable} from './comparison-table'
import {faq} from './faq'
import {featureCard} from './feature-card'
import {figure} from './figure'
import {navigation} from './navigation'
import {page} from './page'
import {redirect} from './redirect'
import {roiSettings} from './roi-settings'
import {sharedSection} from './shared-section'
import {siteSettings} from './site-settings'

/** Documents without an address, which pages and articles show. */
const embeddedDocuments = [comparisonTable, faq, featureCard, sharedSection]

/** Their types. */
export const embeddedTypes: readonly string[] = embeddedDocuments.map(({name}) => name)

/** Documents with one version per language, linked as translations. */
export const translatedDocuments = [page, article, ...embeddedDocuments]

/** Singletons that only administrators change. */
export const administratorsDocuments = [siteSettings, roiSettings]

/** Documents that exist once; their id is their type. */
export const singletonDocuments = [navigation, callsToAction, ...administratorsDocuments]

/** Documents of which every page shows parts. */
export const frameTypes: readonly string[] = [
  navigation,
  callsToAction,
  siteSettings,
  announcementBar,
].map(({name}) => name)

export const documentTypes = [
  ...translatedDocuments,
  ...singletonDocuments,
  announcementBar,
  author,
  figure,
  redirect,
]
