import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {cacheLife, cacheTag} from 'next/cache'
// The only memory that lasts exactly one request.
// oxlint-disable-next-line no-restricted-imports
import {cache} from 'react'

import {cacheTagsOf} from '../cache/tags'
import {currentPreview} from '../preview/draft'
import {client} from './client'
import {complete} from './complete'
import {draftClient} from './draft-client'

/** Content changes by announcement, not by age; the year is only the end of what nobody asks for. */
export const lifetime = {stale: 300, revalidate: 31_536_000, expire: 31_622_400}

/** How long a page that was never rendered waits for the Content Lake, in milliseconds; its client alone would for minutes. */
export const patience = 15_000

/** What is published of a query at this moment; what is being cached is tagged with the documents behind it. */
export async function readPublished<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  const {result, syncTags = []} = await client.fetch<unknown>(query, params, {
    filterResponse: false,
    returnQuery: false,
    cacheMode: 'noStale',
    signal: AbortSignal.timeout(patience),
  })
  // JSON of somebody else's, as a proxy's: to keep it as an answer would empty pages until the next publish.
  if (result === undefined) throw new Error('The Content Lake answered without a result.')
  cacheTag(...cacheTagsOf(syncTags))
  return complete(query, result) as ClientReturn<Query>
}

/**
 * The published result of a query, cached until a document behind it changes. It is kept as JSON: of a value React would
 * write and read each field in its own format, which for thousands of documents takes seconds.
 */
async function publishedJson(query: string, params: QueryParams): Promise<string> {
  'use cache'
  cacheLife(lifetime)
  return JSON.stringify(await readPublished(query, params))
}

/** What is published of a query, as it was when a document behind it changed last. */
export async function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  return JSON.parse(await publishedJson(query, params)) as ClientReturn<Query>
}

/** Read anew for every request, and once in each: a page and its metadata ask the same. */
const fetchDrafts = cache(async (query: string, params: string, perspective: string) => {
  const options = {perspective: perspective.split(',')}
  const answer = await draftClient().fetch<unknown>(
    query,
    JSON.parse(params) as QueryParams,
    options,
  )
  return complete(query, answer)
})

/** The result of a query as the page shows it: published, or in the perspective of a preview. */
export async function fetchContent<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  const preview = currentPreview()
  if (!preview) return fetchPublished(query, params)
  const perspective = preview.perspective.join(',')
  return (await fetchDrafts(query, JSON.stringify(params), perspective)) as ClientReturn<Query>
}
