import 'server-only'
import type {ClientReturn, QueryParams} from '@sanity/client'
import {cacheLife, cacheTag} from 'next/cache'

import {cacheTagsOf} from './cache-tag'
import {client} from './client'

/** Content changes by announcement, not by age; the year is only the end of what nobody asks for. */
const lifetime = {stale: 300, revalidate: 31_536_000, expire: 31_622_400}

/** The published result of a query, cached until a document behind it changes. */
export async function fetchPublished<const Query extends string>(
  query: Query,
  params: QueryParams = {},
): Promise<ClientReturn<Query>> {
  'use cache'
  cacheLife(lifetime)
  const {result, syncTags = []} = await client.fetch(query, params, {
    filterResponse: false,
    returnQuery: false,
    cacheMode: 'noStale',
  })
  cacheTag(...cacheTagsOf(syncTags))
  return result as ClientReturn<Query>
}
