import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import {readFacts, type TranslationFacts} from './facts'
import {issuesIn, type Issue} from './issues'

const query = /* groq */ `*[
  _type == "tasks.task" && status == "open" && defined(createdByUser) && target.document._ref == $id
] | order(createdByUser asc).title`

/** Reads the open tasks about a document. Their dataset exists from the first comment or task on. */
export async function openTasks(dataset: SanityClient | null, id: string): Promise<Issue[]> {
  const titles = await dataset?.fetch<(string | null)[]>(query, {id: getPublishedId(id)})
  return (titles ?? []).map((title) => ({kind: 'task', about: title ?? '', path: null}))
}

/** Reads the issues of a draft or a version; `addOn` is the dataset of tasks. Throws what the Content Lake answers. */
export async function readIssues(
  client: SanityClient,
  type: ObjectSchemaType,
  document: SanityDocument,
  addOn: SanityClient | null,
): Promise<{issues: Issue[]; translation: TranslationFacts}> {
  const [{facts, translation}, tasks] = await Promise.all([
    readFacts(client, type, document),
    openTasks(addOn, document._id),
  ])
  return {issues: [...tasks, ...issuesIn(type, document, facts)], translation}
}
