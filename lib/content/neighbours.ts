import 'server-only'
import {cacheLife, cacheTag} from 'next/cache'

import {currentPreview} from '../preview/draft'
import {client} from './client'
import {fetchContent, lifetime, patience} from './fetch'
import {changedArticlesQuery, neighbourIdsQuery, neighboursQuery} from './queries'
import type {ArticleContent, Neighbours} from './types'

type Ids = Record<keyof Neighbours, string | null>

/** The tag of what was found beside any article. */
const everyNeighbourTag = 'neighbours'

const neighbourTag = (id: string) => `neighbours:${id}`

async function named({newer, older}: Ids): Promise<Neighbours> {
  const ids = [newer, older].filter((id) => id !== null)
  const found = ids.length === 0 ? [] : await fetchContent(neighboursQuery, {ids})
  const find = (id: string | null) => found.find(({_id}) => _id === id) ?? null
  return {newer: find(newer), older: find(older)}
}

/**
 * The sync tags of this question name every article of the language: each publish would make all of them stale. So the
 * answer has the tags of the two that it names, and one by which `outdatedNeighbourTags` finds it when another comes
 * between.
 */
async function findNeighbours(
  id: string,
  language: string | null,
  publishedAt: string | null,
): Promise<Neighbours> {
  'use cache'
  cacheLife(lifetime)
  cacheTag(everyNeighbourTag, neighbourTag(id))
  const ids = await client.fetch(
    neighbourIdsQuery,
    {language, publishedAt},
    {cacheMode: 'noStale', signal: AbortSignal.timeout(patience)},
  )
  return named(ids)
}

/** The articles beside one. */
export async function getNeighbours({
  _id,
  language,
  publishedAt,
}: Pick<ArticleContent, '_id' | 'language' | 'publishedAt'>): Promise<Neighbours> {
  if (!currentPreview()) return findNeighbours(_id, language, publishedAt)
  return named(await fetchContent(neighbourIdsQuery, {language, publishedAt}))
}

/** So many changed articles `changedArticlesQuery` returns at most; when there may be more, every article is looked at again. */
const most = 50

/** How long a publish waits for its neighbours, in milliseconds. */
const quickly = 2000

/** The time of the newest change that was looked at, by the clock of the Content Lake. */
let seen: string | null = null

/**
 * The tags of articles that something was published beside since the last time. One that was changed or is gone is known
 * by its own tag to those that named it; one that has come, or has another date, is not.
 */
export async function outdatedNeighbourTags(): Promise<string[]> {
  const since = seen
  const changed = await client
    .fetch(
      changedArticlesQuery,
      {since: since ?? ''},
      {cacheMode: 'noStale', signal: AbortSignal.timeout(quickly)},
    )
    .catch(() => null)
  if (!changed) return [everyNeighbourTag]
  seen = changed[0]?._updatedAt ?? seen
  if (since === null || changed.length === most) return [everyNeighbourTag]
  const ids = changed.flatMap(({newer, older}) => [newer, older]).filter((id) => id !== null)
  return [...new Set(ids)].map(neighbourTag)
}
