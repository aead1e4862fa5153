import type {StructureBuilder, StructureResolverContext} from 'sanity/structure'

import {isAdministrator, mayChange} from '../roles/roles'
import type {Count} from './counts'
import {
  administratorsLists,
  type ContentList,
  sharedLists,
  singletons,
  translatedLists,
} from './lists'
import {structureWords, type StructureWord} from './words'

/** What the panes are built from, for one user in one interface language. */
export interface Desk {
  S: StructureBuilder
  /** A word of `structureWords`. */
  word: (word: StructureWord, values?: Record<string, string>) => string
  /** A title with the number of documents, and of those in progress. */
  counted: (title: string, count: Count | undefined) => string
  mayCreate: (type: string) => boolean
  /** Lists of documents without a language. */
  shared: ContentList[]
  singletons: typeof singletons
  /** The names of all types that are listed. */
  types: string[]
}

type Context = Pick<StructureResolverContext, 'currentUser' | 'i18n'>

/** The desk of the signed-in user, whose words must be loaded. */
export function deskOf(S: StructureBuilder, {currentUser, i18n}: Context): Desk {
  const isAll = isAdministrator(currentUser)
  const shared = isAll ? [...sharedLists, ...administratorsLists] : sharedLists
  const single = isAll ? singletons : []
  const numbers = new Intl.NumberFormat(i18n.currentLocale.id)
  const word: Desk['word'] = (key, values) => i18n.t(key, {ns: structureWords.namespace, ...values})
  return {
    S,
    word,
    counted: (title, count) => {
      if (!count) return title
      const total = numbers.format(count.total)
      const values = {title, total, inProgress: numbers.format(count.inProgress)}
      return word(count.inProgress > 0 ? 'counted-in-progress' : 'counted', values)
    },
    mayCreate: (type) => mayChange(currentUser, type),
    shared,
    singletons: single,
    types: [...translatedLists, ...shared, ...single].map(({type}) => type.name),
  }
}
