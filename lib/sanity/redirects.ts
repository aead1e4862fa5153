import type {Action, SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId, isPublishedId} from '@sanity/client/csm'

import {pathsOf, type DocumentPaths, type StoredPaths} from '../urls/document-paths'
import {normalHref} from '../urls/hrefs'
import {pageHref} from '../urls/paths'
import {publishedPaths, type TranslatedPaths} from '../urls/published-paths'
import {type RedirectPlan, type Redirect, planRedirects} from '../urls/redirects'
import {readPaths} from './paths'

/** A stored redirect: published, a draft, or a version in a release. */
export interface StoredRedirect extends Redirect {
  _id: string
  /** True when a rename created the redirect. */
  automatic?: boolean | null
}

const type = 'redirect'

/** All redirects, drafts and versions included; use with the `raw` perspective. */
export const redirectsQuery = /* groq */ `*[_type == "redirect" && defined(from) && from == string(from) && defined(to) && to == string(to)]{_id, from, to, automatic}`

/** Derived from the source, so that two writers cannot create the same redirect twice. */
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
function publishedRedirects(stored: StoredRedirect[]): StoredRedirect[] {
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
      .filter((redirect) => normalHref(redirect.from) === normalHref(from))
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

/** A change of a published page or article, as in the webhook's payload. */
export interface PublishedChange {
  _id: string
  /** Fields of its former paths; null for the first publish. */
  before: StoredPaths | null
}

/** A change of paths, planned or done. */
export interface Move {
  _id: string
  before: DocumentPaths | null
  after: DocumentPaths
}

/** The paths of all documents, and the stored redirects. */
export interface StoredSite {
  documents: TranslatedPaths[]
  stored: StoredRedirect[]
}

/** Reads the input of a plan. Throws the Content Lake's error. */
export async function readSitePaths(client: SanityClient): Promise<StoredSite> {
  const reader = (perspective: 'published' | 'raw') =>
    client.withConfig({perspective, useCdn: false})
  const [{pages, articles}, stored] = await Promise.all([
    readPaths(reader('published')),
    reader('raw').fetch<StoredRedirect[]>(redirectsQuery),
  ])
  return {documents: [...pages, ...articles], stored}
}

function withPlan({set, remove}: RedirectPlan, redirects: Redirect[]): Redirect[] {
  const replaced = new Set([...set.map(({from}) => from), ...remove].map(normalHref))
  return [...redirects.filter(({from}) => !replaced.has(normalHref(from))), ...set]
}

/** Returns the plan that turns one list of redirects into another. */
function difference(before: Redirect[], after: Redirect[]): RedirectPlan {
  const targets = new Map(before.map(({from, to}) => [normalHref(from), to]))
  const kept = new Set(after.map(({from}) => normalHref(from)))
  return {
    set: after.filter(({from, to}) => targets.get(normalHref(from)) !== to),
    remove: before.flatMap(({from}) => (kept.has(normalHref(from)) ? [] : [from])),
  }
}

/**
 * Plans the redirects of several moves at once. Keeps a redirect that an editor wrote from a former href, as it is
 * meant for this move.
 */
export function planMoves({documents, stored}: StoredSite, moves: Move[]): RedirectPlan {
  const redirects = publishedRedirects(stored)
  const byHand = new Set(
    redirects.flatMap(({from, automatic}) => (automatic ? [] : normalHref(from))),
  )
  const owners = new Map(
    documents.flatMap((document) =>
      publishedPaths({pages: [document], articles: []}).map(
        ({locale, path}) => [pageHref(locale, path), document._id] as const,
      ),
    ),
  )
  const translations = new Map(documents.map((document) => [document._id, document.translations]))
  const after = moves.reduce<Redirect[]>((known, {_id, before, after: paths}) => {
    const isTaken = (href: string) => owners.has(href) && owners.get(href) !== _id
    const published = {has: (href: string) => byHand.has(href) || isTaken(href)}
    const rename = {before, after: paths, translations: translations.get(_id) ?? [], published}
    return withPlan(planRedirects(rename, known), known)
  }, redirects)
  return difference(redirects, after)
}

/**
 * Writes the redirects that published changes need, in one transaction. Plans from the current content, so late and
 * repeated calls do no harm. Throws the Content Lake's error.
 */
export async function writeRedirects(
  client: SanityClient,
  changes: PublishedChange[],
): Promise<RedirectPlan> {
  const site = await readSitePaths(client)
  const moves = changes.flatMap(({_id, before}): Move[] => {
    const after = site.documents.find((document) => document._id === _id)
    return after ? [{_id, before: before && pathsOf(before), after}] : []
  })
  const plan = planMoves(site, moves)
  const actions = await redirectActions(plan, site.stored)
  if (actions.length > 0) await client.action(actions)
  return plan
}
