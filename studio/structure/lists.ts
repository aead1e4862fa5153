import type {SortOrdering} from 'sanity'

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
import {structureMessages, type StructureMessage} from './messages'

type DocumentType = typeof page | typeof article | typeof comparisonTable | typeof faq

/** A type in the first pane. */
export interface ContentList {
  type: Pick<DocumentType, 'icon'> & {name: string}
  title: StructureMessage
  /** The first is the default. */
  orderings: [SortOrdering, ...SortOrdering[]]
}

type OrderingTitle = Extract<StructureMessage, `order.${string}`>

function ordering(
  title: OrderingTitle,
  field: string,
  direction: 'asc' | 'desc' = 'asc',
): SortOrdering {
  return {
    name: title,
    title: structureMessages.messages['en-US'][title],
    i18n: {title: {key: title, ns: structureMessages.namespace}},
    // Equal titles or days keep their places.
    by: [
      {field, direction},
      {field: '_id', direction: 'asc'},
    ],
  }
}

/** Returns the id of a type's list in a language. */
export function languageListId(type: string, locale: string): string {
  return `${type}-${locale}`
}

/** Types with one list per language. */
export const translatedLists: ContentList[] = [
  {
    type: page,
    title: 'pages',
    orderings: [ordering('order.title', 'title'), ordering('order.path', 'path')],
  },
  {
    type: article,
    title: 'blog',
    orderings: [
      ordering('order.publishedAt', 'publishedAt', 'desc'),
      ordering('order.title', 'title'),
    ],
  },
  {type: comparisonTable, title: 'comparisons', orderings: [ordering('order.title', 'title')]},
  {type: faq, title: 'faq', orderings: [ordering('order.question', 'question')]},
  {type: featureCard, title: 'feature-cards', orderings: [ordering('order.title', 'title')]},
  {type: sharedSection, title: 'shared-sections', orderings: [ordering('order.title', 'title')]},
]

/** Types without a language. */
export const sharedLists: ContentList[] = [
  {
    type: figure,
    title: 'figures',
    orderings: [ordering('order.key', 'key'), ordering('order.asOf', 'asOf')],
  },
  {
    type: announcementBar,
    title: 'announcement-bars',
    orderings: [ordering('order.until', 'until', 'desc')],
  },
  {type: author, title: 'authors', orderings: [ordering('order.name', 'name')]},
  {
    type: redirect,
    title: 'redirects',
    orderings: [ordering('order.from', 'from'), ordering('order.to', 'to')],
  },
]
