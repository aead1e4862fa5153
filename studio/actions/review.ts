import type {Action, SanityClient} from '@sanity/client'
import type {ObjectSchemaType} from 'sanity'

import type {RedirectPlan} from '../../lib/addresses/redirect-plan'
import {firstNotes} from '../translations/first-note'
import type {Finding} from './checks/findings'
import {readFindings} from './checks/read-findings'
import {movesVisitors, planPublication, type Publication} from './publication'

/** What an editor should know before publishing a draft. */
export interface Review {
  plan: RedirectPlan
  findings: Finding[]
  /** Actions that note what its translations were made from. */
  notes: Action[]
}

const nothingMoves: RedirectPlan = {set: [], remove: []}

/** Reviews a draft before it is published; `addOn` is the dataset of tasks. Throws what the Content Lake answers. */
export async function reviewPublication(
  client: SanityClient,
  type: ObjectSchemaType,
  publication: Publication,
  addOn: SanityClient | null,
): Promise<Review> {
  const [plan, {findings, translation}] = await Promise.all([
    movesVisitors(publication) ? planPublication(client, publication) : nothingMoves,
    readFindings(client, type, publication.draft, addOn),
  ])
  return {
    plan,
    findings,
    notes: firstNotes(translation.link, {type, ...publication}),
  }
}

/** Whether the editor has to confirm. */
export function hasQuestions({plan, findings}: Review): boolean {
  return plan.set.length + plan.remove.length + findings.length > 0
}
