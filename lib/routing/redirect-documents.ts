import type {Action} from '@sanity/client'
import {getDraftId, getPublishedId, isPublishedId} from '@sanity/client/csm'

import type {RedirectPlan} from './redirect-plan'
import {sitePath, type Redirect} from './redirects'

/** A redirect as the dataset holds it: published, as a draft, or as a version of a release. */
export interface StoredRedirect extends Redirect {
  _id: string
  /** True for a redirect that a rename wrote. */
  automatic?: boolean | null
}

const type = 'redirect'

/** Every stored redirect, drafts and versions too; read it with the `raw` perspective. */
export const redirectsQuery = /* groq */ `*[_type == "redirect" && defined(from) && from == string(from) && defined(to) && to == string(to)]{_id, from, to, automatic}`

/** Derived from the address, so that two writers cannot create the same redirect twice. */
async function idFor(from: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(from))
  const bytes = [...new Uint8Array(digest)].slice(0, 16)
  return `${type}-${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A free id: an editor may have changed where the redirect with the plain id begins. */
async function freeIdFor(from: string, taken: Set<string>): Promise<string> {
  let id = await idFor(from)
  while (taken.has(id)) id = `${id}-again`
  return id
}

function publish(publishedId: string): Action {
  const draftId = getDraftId(publishedId)
  return {actionType: 'sanity.action.document.publish', draftId, publishedId}
}

/** Overwrites an editor's draft of the same redirect, which would undo this one when published. */
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

/** The redirects that the site follows. */
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
