import {announcementBar} from '../../schemas/documents/announcement-bar'
import {article} from '../../schemas/documents/article'
import {author} from '../../schemas/documents/author'
import {comparisonTable} from '../../schemas/documents/comparison-table'
import {faq} from '../../schemas/documents/faq'
import {featureCard} from '../../schemas/documents/feature-card'
import {figure} from '../../schemas/documents/figure'
import {page} from '../../schemas/documents/page'
import {redirect} from '../../schemas/documents/redirect'
import {sharedSection} from '../../schemas/documents/shared-section'
import type {StructureMessage} from './messages'

/** A type in the first pane. */
export interface ContentList {
  /** The first order is the default. */
  type: Pick<typeof page | typeof faq, 'icon' | 'orderings'> & {name: string}
  title: StructureMessage
}

/** Returns the id of a type's list in a language. */
export function languageListId(type: string, locale: string): string {
  return `${type}-${locale}`
}

/** Types with one list per language. */
export const translatedLists: ContentList[] = [
  {type: page, title: 'pages'},
  {type: article, title: 'blog'},
  {type: comparisonTable, title: 'comparisons'},
  {type: faq, title: 'faq'},
  {type: featureCard, title: 'feature-cards'},
  {type: sharedSection, title: 'shared-sections'},
]

/** Types without a language. */
export const sharedLists: ContentList[] = [
  {type: figure, title: 'figures'},
  {type: announcementBar, title: 'announcement-bars'},
  {type: author, title: 'authors'},
  {type: redirect, title: 'redirects'},
]
