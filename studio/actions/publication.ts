import type {Action, SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import {planMoves, readSitePaths} from '../../lib/sanity/redirects'
import {pathsOf} from '../../lib/urls/document-paths'
import type {RedirectPlan} from '../../lib/urls/redirects'

/** A draft and the published document that it replaces, if any. */
export interface Publication {
  draft: SanityDocument
  published: SanityDocument | null
}

/** Whether publishing changes the address of a document, and so may write redirects. */
export function changesAddress({draft, published}: Publication): boolean {
  if (!published) return true
  return JSON.stringify(pathsOf(draft)) !== JSON.stringify(pathsOf(published))
}

/** The redirects that the site will write once a draft is published. Throws what the Content Lake answers. */
export async function planPublication(
  client: SanityClient,
  {draft, published}: Publication,
): Promise<RedirectPlan> {
  const site = await readSitePaths(client)
  const before = published && pathsOf(published)
  return planMoves(site, [{_id: getPublishedId(draft._id), before, after: pathsOf(draft)}])
}

/**
 * Publishes a draft and records the state of its translations in one transaction. Rejects with the Content Lake's error,
 * also when somebody has changed the document since.
 */
export async function publishDraft(
  client: SanityClient,
  {draft, published}: Publication,
  recordActions: Action[],
): Promise<void> {
  const publish: Action = {
    actionType: 'sanity.action.document.publish',
    draftId: draft._id,
    publishedId: getPublishedId(draft._id),
    ifDraftRevisionId: draft._rev,
    ...(published && {ifPublishedRevisionId: published._rev}),
  }
  await client.action([...recordActions, publish])
}
