import type {SanityClient} from '@sanity/client'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import {readFacts, type TranslationFacts} from './facts'
import {issuesIn, type Issue} from './issues'
import {openTasks} from './open-tasks'

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
