import type {SanityClient} from '@sanity/client'
import type {ObjectSchemaType, SanityDocument} from 'sanity'

import {readFacts, type TranslationFacts} from './facts'
import {findingsIn, type Finding} from './findings'
import {openTasks} from './open-tasks'

/** Reads the findings of a draft or a version; `addOn` is the dataset of tasks. Throws what the Content Lake answers. */
export async function readFindings(
  client: SanityClient,
  type: ObjectSchemaType,
  document: SanityDocument,
  addOn: SanityClient | null,
): Promise<{findings: Finding[]; translation: TranslationFacts}> {
  const [{facts, translation}, tasks] = await Promise.all([
    readFacts(client, type, document),
    openTasks(addOn, document._id),
  ])
  return {findings: [...tasks, ...findingsIn(type, document, facts)], translation}
}
