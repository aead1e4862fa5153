import type {StructureBuilder, StructureResolverContext} from 'sanity/structure'

import {isAdministrator, mayChange} from '../roles/roles'
import type {Count} from './counts'
import {sharedLists, singletons, translatedLists} from './lists'
import {structureMessages, type StructureMessage} from './messages'

/** What the panes are built from, for the signed-in person. */
export interface Desk {
  S: StructureBuilder
  /** Translates a word of this room. */
  word: (word: StructureMessage, values?: Record<string, string>) => string
  /** A title with its counts. */
  counted: (title: string, count: Count | undefined) => string
  mayCreate: (type: string) => boolean
  /** The name of a template; its words must be loaded. */
  templateTitle: (id: string) => string
  singletons: typeof singletons
  /** The names of all listed types. */
  types: string[]
}

type Context = Pick<StructureResolverContext, 'currentUser' | 'i18n'>

/** The desk of the signed-in person; its words must be loaded. */
export function deskOf(S: StructureBuilder, {currentUser, i18n}: Context): Desk {
  const single = isAdministrator(currentUser) ? singletons : []
  const numbers = new Intl.NumberFormat(i18n.currentLocale.id)
  const word: Desk['word'] = (key, values) =>
    i18n.t(key, {ns: structureMessages.namespace, ...values})
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
    templateTitle: (id) => {
      const template = S.context.templates.find((own) => own.id === id)
      const title = template?.i18n?.title
      return title ? i18n.t(title.key, {ns: title.ns}) : (template?.title ?? id)
    },
    singletons: single,
    types: [...translatedLists, ...sharedLists, ...single].map(({type}) => type.name),
  }
}
