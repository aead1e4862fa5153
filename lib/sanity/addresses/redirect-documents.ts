import type {Action} from '@sanity/client'
import {getDraftId, getPublishedId, isPublishedId} from '@sanity/client/csm'

import {sitePath} from '../../urls/site-path'
import type {RedirectPlan} from './redirect-plan'
import type {Redirect} from './redirects'

/** A stored redirect: published, a draft, or a version in a release. */
export interface StoredRedirect extends Redirect {
  _id: string
  /** True when a rename created the redirect. */
  automatic?: boolean | null
}

const type = 'redirect'

/** All redirects, drafts and versions included; use with the `raw` perspective. */
export const redirectsQuery = /* groq */ `*[_type == "redirect" && defined(from) && from == string(from) && defined(to) && to == string(to)]{_id, from, to, automatic}`

/** Derived from the address, so that two writers cannot create the same redirect twice. */
async function idFor(from: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(from))
  const bytes = [...new Uint8Array(digest)].slice(0, 16)
  return `${type}-${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** An unused id: an editor may have changed the source of the redirect with the derived id. */
async function freeIdFor(from: string, taken: Set<string>): Promise<string> {
  let id = await idFor(from)
  while (taken.has(id)) id = `${id}-again`
  return id
}

function publish(publishedId: string): Action {
  const draftId = getDraftId(publishedId)
  return {actionType: 'sanity.action.document.publish', draftId, publishedId}
}

/**
 * Updates the published redirect and an editor's draft of it, which would otherwise revert the change when published.
 */
function change(publishedId: string, redirect: Redirect): Action[] {
  const draftId = getDraftId(publishedId)
  const patch = {set: redirect}
  return [
    {actionType: 'sanity.action.document.edit', draftId, publishedId, patch},
    publish(publishedId),
  ]
}

async function create(redirect: Redirect, taken: Set<string>): Promise<Action[]> {
  const publishedId = await freeIdFor(redirect.from, taken)
  const attributes = {_id: getDraftId(publishedId), _type: type, ...redirect, automatic: true}
  return [
    {
      actionType: 'sanity.action.document.create',
      publishedId,
      attributes,
      ifExists: 'fail',
    },
    publish(publishedId),
  ]
}

/** The published redirects. */
export function publishedRedirects(stored: StoredRedirect[]): StoredRedirect[] {
  return stored.filter(({_id}) => isPublishedId(_id))
}

/** The Content Lake actions that carry out a plan. */
export async function redirectActions(
  {set, remove}: RedirectPlan,
  stored: StoredRedirect[],
): Promise<Action[]> {
  const taken = new Set(stored.map(({_id}) => getPublishedId(_id)))
  const idsAt = (from: string) =>
    publishedRedirects(stored)
      .filter((redirect) => sitePath(redirect.from) === sitePath(from))
      .map(({_id}) => _id)

  const written = set.map(async (redirect) => {
    const ids = idsAt(redirect.from)
    return ids.length > 0 ? ids.flatMap((id) => change(id, redirect)) : create(redirect, taken)
  })
  const gone = [...new Set(remove.flatMap(idsAt))].map((publishedId): Action => {
    const group = stored.filter(({_id}) => getPublishedId(_id) === publishedId)
    const includeDrafts = group.map(({_id}) => _id).filter((id) => id !== publishedId)
    return {actionType: 'sanity.action.document.delete', publishedId, includeDrafts}
  })
  return [...gone, ...(await Promise.all(written)).flat()]
}
