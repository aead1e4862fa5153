import 'server-only'
import type {
  ClientReturn,
  QueryParams,
  SanityClient,
  SanityQueries,
  UnfilteredResponseQueryOptions,
} from '@sanity/client'

import {log} from '../server/log'
import {conform} from './conform'

/** A query text with a generated result type. The result of any other would silently be `any`. */
export type GeneratedQuery<Query extends string> = Query extends keyof SanityQueries
  ? Query
  : 'This query has no generated type: run `npm run typegen`.'

/** Options of a read. */
export type ReadOptions = Partial<Pick<UnfilteredResponseQueryOptions, 'perspective' | 'signal'>>

/**
 * The result of a query, with its sync tags. Every read of the site passes here, so that no result has a value that its
 * type does not allow.
 */
export async function read<const Query extends string>(
  client: SanityClient,
  query: GeneratedQuery<Query>,
  params: QueryParams = {},
  options: ReadOptions = {},
): Promise<{result: ClientReturn<Query>; syncTags: string[]}> {
  const {result, syncTags = []} = await client.fetch<ClientReturn<Query> | undefined>(
    query,
    params,
    // Otherwise a CDN may answer with content from before the last publish.
    {...options, cacheMode: 'noStale', filterResponse: false, returnQuery: false},
  )
  // A proxy may respond with its own JSON; cached as a result, that would empty pages until the next publish.
  if (result === undefined) throw new Error('The Content Lake answered without a result.')
  const conformed = conform(query, result, ({id, path}) =>
    log.warn(
      {event: 'value-left-out', id, path},
      'A value does not match its type in the schema and was left out.',
    ),
  )
  return {result: conformed, syncTags}
}
