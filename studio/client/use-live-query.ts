import {useEffect, useMemo, useState} from 'react'
import {useClient, useDocumentStore} from 'sanity'

import {apiVersion} from '../../lib/content/api-version'
import {keepAsking} from './keep-asking'

/** What a query finds, kept up to date. */
export interface LiveResult<T> {
  /** Undefined until the first answer. */
  data: T | undefined
  /** Set where the Content Lake does not answer; what was known before stays. */
  error: unknown
  /** Asks once more. */
  retry: () => void
}

interface LiveQuery {
  /** What is asked; null asks nothing. */
  fetch: string | null
  /** The documents whose changes make it be asked again, as a GROQ filter: `*[_type == "page"]`. */
  listen: string
  params?: Record<string, string | number | boolean | string[]>
}

const nothing = {data: undefined, error: undefined}

/** Asks a query of all documents, drafts and versions as they are stored, and again whenever one that it is about changes. */
export function useLiveQuery<T>({fetch, listen, params = {}}: LiveQuery): LiveResult<T> {
  const store = useDocumentStore()
  const client = useClient({apiVersion})
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify([fetch, listen, params, attempt])
  const [answer, setAnswer] = useState<{asked: string; data?: T; error?: unknown}>({asked: ''})

  useEffect(() => {
    const [query, filter, values] = JSON.parse(asked) as [
      string | null,
      string,
      NonNullable<LiveQuery['params']>,
    ]
    if (!query) return undefined
    let isHeard = false
    // A listener asks only once it is connected; an answer that needs no connection is there before.
    client
      .fetch<T>(query, values, {perspective: 'raw', useCdn: false})
      .then((data) => !isHeard && setAnswer({asked, data}))
      .catch(() => {})
    const subscription = store
      .listenQuery({fetch: query, listen: filter}, values, {
        apiVersion,
        perspective: 'raw',
        throttleTime: 500,
      })
      .pipe(keepAsking((error) => setAnswer((before) => ({...before, asked, error}))))
      .subscribe((data: T) => {
        isHeard = true
        setAnswer({asked, data})
      })
    return () => {
      isHeard = true
      subscription.unsubscribe()
    }
  }, [asked, client, store])

  const current = answer.asked === asked ? answer : nothing
  return useMemo(
    () => ({
      data: current.data,
      error: current.error,
      retry: () => setAttempt((count) => count + 1),
    }),
    [current.data, current.error],
  )
}
