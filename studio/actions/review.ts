import type {Action, SanityClient} from '@sanity/client'
import type {ObjectSchemaType} from 'sanity'

import type {RedirectPlan} from '../../lib/urls/redirects'
import {initialRecordActions} from '../translations/initial-records'
import type {Issue} from './checks/issues'
import {readIssues} from './checks/read-issues'
import {changesAddress, planPublication, type Publication} from './publication'

/** What an editor should know before publishing a draft. */
export interface Review {
  plan: RedirectPlan
  issues: Issue[]
  /** Actions that record from which texts its translations were made. */
  recordActions: Action[]
}

const noRedirects: RedirectPlan = {set: [], remove: []}

/** Reviews a draft before it is published; `addOn` is the dataset of tasks. Throws what the Content Lake answers. */
export async function reviewPublication(
  client: SanityClient,
  type: ObjectSchemaType,
  publication: Publication,
  addOn: SanityClient | null,
): Promise<Review> {
  const [plan, {issues, translation}] = await Promise.all([
    changesAddress(publication) ? planPublication(client, publication) : noRedirects,
    readIssues(client, type, publication.draft, addOn),
  ])
  return {
    plan,
    issues,
    recordActions: initialRecordActions(translation.metadata, {type, ...publication}),
  }
}

/** Whether the editor has to confirm. */
export function hasQuestions({plan, issues}: Review): boolean {
  return plan.set.length + plan.remove.length + issues.length > 0
}
