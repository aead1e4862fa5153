import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {cacheLife, cacheTag} from 'next/cache'
import {PHASE_PRODUCTION_BUILD} from 'next/constants'
// The only cache scoped to a single request.
// oxlint-disable-next-line no-restricted-imports
import {cache} from 'react'

import {cacheTagsOf, oldestPage} from './cache'
import {client, draftClient} from './clients'
import {draftPerspective} from './perspective'
import {type GeneratedQuery, read} from './read'

/** A publish invalidates by tag; the hour is for lost invalidations. */
export const lifetime = {stale: 300, revalidate: oldestPage, expire: 31_622_400}

/** Query timeout in milliseconds. The client's default is minutes. */
const queryTimeout = 15_000

/** A build is lost if one query is, and nobody waits for it; `use cache` allows less than a minute. */
const tries = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD ? 3 : 1

/** Fetches the published result of a query, uncached. Its sync tags become cache tags of the caller. */
async function readPublished<const Query extends string>(
  query: GeneratedQuery<Query>,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      const signal = AbortSignal.timeout(queryTimeout)
      const {result, syncTags} = await read(client, query, params, {signal})
      cacheTag(...cacheTagsOf(syncTags))
      return result
    } catch (error) {
      if (left > 0) continue
      if (tries === 1) throw error
      const reason = `The Content Lake did not answer a query of the build, asked ${tries} times`
      throw new Error(`${reason}: ${String(error)}`, {cause: error})
    }
  }
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
  const given = JSON.parse(params) as QueryParams
  const options = {perspective: perspective.split(',')}
  const {result} = await read(draftClient(), query as never, given, options)
  return result
})

/** The result of a query for a page: published, or in draft mode in the previewed perspective. */
export async function fetchContent<const Query extends string>(
  query: GeneratedQuery<Query>,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  const perspective = draftPerspective()
  if (!perspective) return fetchPublished(query, params)
  return fetchDrafts(query, JSON.stringify(params), perspective.join(','))
}
