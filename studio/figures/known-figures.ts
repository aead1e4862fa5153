import {useSyncExternalStore} from 'react'
import {type DocumentStore, useDocumentStore} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {retryForever} from '../client/retry-forever'
import {type KnownFigure, knownFigures, type StoredFigure} from './stored-figures'

export interface Figures {
  status: 'loading' | 'failed' | 'ready'
  figures: KnownFigure[]
}

interface Store {
  subscribe: (onChange: () => void) => () => void
  read: () => Figures
}

// A figure without a key is unfinished; a key of another type was stored past the Studio.
const filter = '*[_type == "figure" && (!defined(key) || key == string(key))]'
const loading: Figures = {status: 'loading', figures: []}

/** Shares one listener between all fields: each would otherwise open a connection. */
function createStore(documents: DocumentStore): Store {
  const watchers = new Set<() => void>()
  let current = loading
  let stop: (() => void) | null = null

  const update = (next: Figures) => {
    current = next
    watchers.forEach((watcher) => watcher())
  }
  const start = () => {
    const query = {fetch: filter, listen: filter}
    const subscription = documents
      .listenQuery(query, {}, {apiVersion, perspective: 'raw', tag: 'figures'})
      .pipe(retryForever(() => update({status: 'failed', figures: current.figures})))
      .subscribe((stored: StoredFigure[]) =>
        update({status: 'ready', figures: knownFigures(stored)}),
      )
    return () => subscription.unsubscribe()
  }

  return {
    read: () => current,
    subscribe: (watcher) => {
      watchers.add(watcher)
      stop ??= start()
      return () => {
        watchers.delete(watcher)
        if (watchers.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}

const stores = new WeakMap<DocumentStore, Store>()

/** All figures with their drafts, kept up to date. */
export function useFigures(): Figures {
  const documents = useDocumentStore()
  const store = stores.get(documents) ?? createStore(documents)
  stores.set(documents, store)
  return useSyncExternalStore(store.subscribe, store.read)
}
