import type {Action, SanityClient} from '@sanity/client'
import type {DocumentActionProps, SanityDocument, Workspace} from 'sanity'

import type {Issue} from './checks/issues'
import {publishDraft} from './publication'
import {hasQuestions, type Review} from './review'
import {validationErrors} from './validation'

/** The steps from the click to the published document. */
export type Stage =
  | {name: 'idle'}
  | {name: 'reviewing'}
  | {name: 'asking'; review: Review}
  | {name: 'confirmed'; recordActions: Action[]; checkedRevision?: string}
  | {name: 'failed'; reason: string; faults: Issue[]}

export const idle = {name: 'idle'} as Stage

/** The stage in which the dialog says why nothing was published. */
export const failed = (reason: string, faults: Issue[] = []): Stage => ({
  name: 'failed',
  reason,
  faults,
})

/** What follows the checks of a draft: an editor hears of faults, or answers questions, before anything is published. */
export function stageAfterChecks(
  {_rev: checkedRevision}: SanityDocument,
  review: Review,
  faults: Issue[],
  reason: string,
): Stage {
  if (faults.length > 0) return failed(reason, faults)
  if (hasQuestions(review)) return {name: 'asking', review}
  return {name: 'confirmed', recordActions: review.recordActions, checkedRevision}
}

/** Publishes a confirmed draft, unless it has changed since the checks and is invalid now, as the reason says. */
export async function publishConfirmed(
  client: SanityClient,
  workspace: Workspace,
  {draft, published}: Pick<DocumentActionProps, 'draft' | 'published'>,
  {recordActions, checkedRevision}: Extract<Stage, {name: 'confirmed'}>,
  reason: string,
): Promise<Stage> {
  if (!draft) return idle
  const isChecked = checkedRevision === draft._rev
  const faults = isChecked ? [] : await validationErrors(client, draft, workspace)
  if (faults.length > 0) return failed(reason, faults)
  await publishDraft(client, {draft, published}, recordActions)
  return idle
}
