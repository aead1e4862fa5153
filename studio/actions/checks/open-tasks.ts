import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'

import type {Issue} from './issues'

const query = /* groq */ `*[
  _type == "tasks.task" && status == "open" && defined(createdByUser) && target.document._ref == $id
] | order(createdByUser asc).title`

/** Reads the open tasks about a document. Their dataset exists from the first comment or task on. */
export async function openTasks(dataset: SanityClient | null, id: string): Promise<Issue[]> {
  const titles = await dataset?.fetch<(string | null)[]>(query, {id: getPublishedId(id)})
  return (titles ?? []).map((title) => ({kind: 'task', about: title ?? '', path: null}))
}
