import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {cacheLife, cacheTag} from 'next/cache'
// The only cache scoped to a single request.
// oxlint-disable-next-line no-restricted-imports
import {cache} from 'react'

import {oldestPage} from './cache/durations'
import {cacheTagsOf} from './cache/tags'
import {client} from './clients/client'
import {draftClient} from './clients/draft-client'
import {conform} from './conform'
import type {GeneratedQuery} from './generated-query'
import {draftPerspective} from './perspective'

/** A publish invalidates by tag; the hour is for lost invalidations. */
export const lifetime = {stale: 300, revalidate: oldestPage, expire: 31_622_400}

/** Query timeout in milliseconds. The client's default is minutes. */
const queryTimeout = 15_000

/** Fetches the published result of a query, uncached. Its sync tags become cache tags of the caller. */
async function readPublished<const Query extends string>(
  query: GeneratedQuery<Query>,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  const {result, syncTags = []} = await client.fetch<ClientReturn<Query> | undefined>(
    query,
    params,
    {
      filterResponse: false,
      returnQuery: false,
      cacheMode: 'noStale',
      signal: AbortSignal.timeout(queryTimeout),
    },
  )
  // A proxy may respond with its own JSON; cached as a result, that would empty pages until the next publish.
  if (result === undefined) throw new Error('The Content Lake answered without a result.')
  cacheTag(...cacheTagsOf(syncTags))
  return conform(query, result)
}

/** The published result of a query, cached until a document that it depends on changes. */
export async function fetchPublished<const Query extends string>(
  query: GeneratedQuery<Query>,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  'use cache'
  cacheLife(lifetime)
  return readPublished(query, params)
}

/**
 * Reads a long list in batches: the query orders by `_id`, filters by `_id > $after` and has a limit. A single query
 * for thousands of documents would time out for readers without a token. Call inside `use cache`.
 */
export async function readBatches<const Query extends string>(
  query: GeneratedQuery<Query>,
): Promise<ClientReturn<Query>> {
  const all: {_id: string}[] = []
  for (let after: string | undefined = ''; after !== undefined;) {
    const batch = (await readPublished(query, {after})) as {_id: string}[]
    all.push(...batch)
    after = batch.at(-1)?._id
  }
  return all as ClientReturn<Query>
}

/** Drafts are fetched once per request: a page and its metadata share the result. */
const fetchDrafts = cache(async (query: string, params: string, perspective: string) => {
  const options = {perspective: perspective.split(',')}
  const given = JSON.parse(params) as QueryParams
  return conform(query, await draftClient().fetch<unknown>(query, given, options))
})

/** The result of a query for a page: published, or in draft mode in the previewed perspective. */
export async function fetchContent<const Query extends string>(
  query: GeneratedQuery<Query>,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  const perspective = draftPerspective()
  if (!perspective) return fetchPublished(query, params)
  return (await fetchDrafts(
    query,
    JSON.stringify(params),
    perspective.join(','),
  )) as ClientReturn<Query>
}
