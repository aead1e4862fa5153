import {map, type Observable, ReplaySubject, share, startWith, timer} from 'rxjs'
import type {DocumentStore} from 'sanity'

import {locales} from '../../lib/i18n/locales'
import {apiVersion} from '../../lib/sanity/api'
import {retryForever} from '../client/retry-forever'
import type {ContentList} from './lists'

/** The number of documents in a list, and of those with unpublished changes. */
export interface Count {
  total: number
  inProgress: number
}

/** Counts by list id; null while they load. */
export type Counts = Readonly<Record<string, Count>> | null

/** Milliseconds for which the listener stays open after the last pane. */
const idleTimeout = 10_000

/** GROQ filter for documents with a draft, in queries and listeners. */
export const isInProgress = '(_id in path("drafts.**") || _originalId in path("drafts.**"))'

/** Returns the id of a type's list in a language. */
export function languageListId(type: string, locale: string): string {
  return `${type}-${locale}`
}

function counted(id: string, filter: string): string {
  return `"${id}": {"total": count(*[${filter}]), "inProgress": count(*[${filter} && ${isInProgress}])}`
}

function countsQuery(translated: ContentList[], types: string[]): string {
  const names = new Set(translated.map(({type}) => type.name))
  const perLanguage = translated.flatMap(({type}) =>
    locales.map((locale) =>
      counted(
        languageListId(type.name, locale),
        `_type == "${type.name}" && language == "${locale}"`,
      ),
    ),
  )
  const whole = types
    .filter((type) => !names.has(type))
    .map((type) => counted(type, `_type == "${type}"`))
  return `{${[...perLanguage, ...whole].join(', ')}}`
}

/** Adds up the counts of several lists. */
export function sumOf(counts: Counts, ids: string[]): Count | undefined {
  if (!counts) return undefined
  const listed = ids.flatMap((id) => counts[id] ?? [])
  return {
    total: listed.reduce((sum, {total}) => sum + total, 0),
    inProgress: listed.reduce((sum, {inProgress}) => sum + inProgress, 0),
  }
}

type Store = Pick<DocumentStore, 'listenQuery'>

/** Shared by all panes: the Studio rebuilds them often. */
const observed = new WeakMap<Store, Map<string, Observable<Counts>>>()

/**
 * The counts of all lists, queried again when a document or draft appears or disappears, not while somebody types. Lists
 * keep their last counts while the Content Lake does not answer.
 */
export function observeCounts(
  store: Store,
  translated: ContentList[],
  types: string[],
): Observable<Counts> {
  const fetch = countsQuery(translated, types)
  const known = observed.get(store) ?? new Map<string, Observable<Counts>>()
  observed.set(store, known)
  const counts = known.get(fetch) ?? listenToCounts(store, fetch, types)
  known.set(fetch, counts)
  return counts
}

function listenToCounts(store: Store, fetch: string, types: string[]): Observable<Counts> {
  const options = {
    apiVersion,
    perspective: 'drafts' as const,
    tag: 'content-lists.counts',
    throttleTime: 1000,
    transitions: ['appear' as const, 'disappear' as const],
  }
  return store.listenQuery({fetch, listen: '*[_type in $types]'}, {types}, options).pipe(
    map((counts: Counts) => counts),
    retryForever(),
    startWith<Counts>(null),
    share({
      connector: () => new ReplaySubject<Counts>(1),
      resetOnRefCountZero: () => timer(idleTimeout),
    }),
  )
}
