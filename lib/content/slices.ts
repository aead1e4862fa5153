import 'server-only'
import type {ClientReturn} from '@sanity/client'

import {readPublished} from './fetch'

/** No id comes before it. */
const beginning = ''

/**
 * Everything that a query lists in the order of ids, a slice at a time: what comes after the id `$after`. One query for
 * thousands of documents would keep the Content Lake from answering others, or be stopped by it. Only for what is made of
 * it and cached as a whole: the list itself would be in memory twice.
 */
export async function readSlices<const Query extends string>(
  query: Query,
): Promise<ClientReturn<Query>> {
  const all: {_id: string}[] = []
  for (let after: string | undefined = beginning; after !== undefined;) {
    const slice = (await readPublished(query, {after})) as {_id: string}[]
    all.push(...slice)
    after = slice.at(-1)?._id
  }
  return all as ClientReturn<Query>
}
