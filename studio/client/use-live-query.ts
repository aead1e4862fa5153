import {useEffect, useMemo, useState} from 'react'
import {useClient, useDocumentStore} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {retryForever} from './retry-forever'

/** The result of a query, kept up to date. */
export interface LiveResult<T> {
  /** Undefined until the first answer. */
  data: T | undefined
  /** Set while the Content Lake does not answer; `data` stays. */
  error: unknown
  retry: () => void
}

interface LiveQuery {
  /** The query; null sends no query. */
  fetch: string | null
  /** The documents whose changes send the query again, as in `*[_type == "page"]`. */
  listen: string
  params?: Record<string, string | number | boolean | string[]>
  /** Least time between two queries, in milliseconds. */
  throttleTime?: number
}

const nothing = {data: undefined, error: undefined}

/** Queries all documents, drafts and versions as stored, and again whenever one of `listen` changes. */
export function useLiveQuery<T>({
  fetch,
  listen,
  params = {},
  throttleTime = 500,
}: LiveQuery): LiveResult<T> {
  const store = useDocumentStore()
  const client = useClient({apiVersion})
  const [attempt, setAttempt] = useState(0)
  const request = JSON.stringify([fetch, listen, params, attempt])
  const [response, setResponse] = useState<{request: string; data?: T; error?: unknown}>({
    request: '',
  })

  useEffect(() => {
    const [query, filter, values] = JSON.parse(request) as [
      string | null,
      string,
      NonNullable<LiveQuery['params']>,
    ]
    if (!query) return undefined
    let isHeard = false
    // A listener queries once it is connected; a plain request answers sooner.
    client
      .fetch<T>(query, values, {perspective: 'raw', useCdn: false})
      .then((data) => !isHeard && setResponse({request, data}))
      .catch(() => {})
    const subscription = store
      .listenQuery({fetch: query, listen: filter}, values, {
        apiVersion,
        perspective: 'raw',
        throttleTime,
      })
      .pipe(retryForever((error) => setResponse((before) => ({...before, request, error}))))
      .subscribe((data: T) => {
        isHeard = true
        setResponse({request, data})
      })
    return () => {
      isHeard = true
      subscription.unsubscribe()
    }
  }, [request, client, store, throttleTime])

  const current = response.request === request ? response : nothing
  return useMemo(
    () => ({
      data: current.data,
      error: current.error,
      retry: () => setAttempt((count) => count + 1),
    }),
    [current.data, current.error],
  )
}
