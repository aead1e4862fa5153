import type {SanityClient} from '@sanity/client'

import {addressOf, type Address, type AddressedDocument} from '../../urls/addresses'
import {pageHref} from '../../urls/paths'
import {sitePath} from '../../urls/site-path'
import {publishedPaths} from './published-paths'
import {addressesQuery} from './queries'
import {withTranslations, type TranslationAddress} from './read-addresses'
import {
  publishedRedirects,
  redirectActions,
  redirectsQuery,
  type StoredRedirect,
} from './redirect-documents'
import {planRedirects, type RedirectPlan} from './redirect-plan'
import type {Redirect} from './redirects'

/** A change of a published page or article, as in the webhook's payload. */
export interface PublishedChange {
  _id: string
  /** Fields of its former address; null for the first publish. */
  before: AddressedDocument | null
}

/** A change of address, planned or done. */
export interface Move {
  _id: string
  before: Address | null
  after: Address
}

/** The addresses of all documents, and the stored redirects. */
export interface SiteAddresses {
  places: TranslationAddress[]
  stored: StoredRedirect[]
}

/** Reads the input of a plan. Throws the Content Lake's error. */
export async function readSiteAddresses(client: SanityClient): Promise<SiteAddresses> {
  const reader = (perspective: 'published' | 'raw') =>
    client.withConfig({perspective, useCdn: false})
  const [answer, stored] = await Promise.all([
    reader('published').fetch(addressesQuery),
    reader('raw').fetch<StoredRedirect[]>(redirectsQuery),
  ])
  const {pages, articles} = withTranslations(answer)
  return {places: [...pages, ...articles], stored}
}

function withPlan({set, remove}: RedirectPlan, redirects: Redirect[]): Redirect[] {
  const replaced = new Set([...set.map(({from}) => from), ...remove].map(sitePath))
  return [...redirects.filter(({from}) => !replaced.has(sitePath(from))), ...set]
}

/** Returns the plan that turns one list of redirects into another. */
function difference(before: Redirect[], after: Redirect[]): RedirectPlan {
  const targets = new Map(before.map(({from, to}) => [sitePath(from), to]))
  const kept = new Set(after.map(({from}) => sitePath(from)))
  return {
    set: after.filter(({from, to}) => targets.get(sitePath(from)) !== to),
    remove: before.flatMap(({from}) => (kept.has(sitePath(from)) ? [] : [from])),
  }
}

/**
 * Plans the redirects of several moves at once. Keeps a redirect that an editor wrote from a former address, as it is
 * meant for this move.
 */
export function planMoves({places, stored}: SiteAddresses, moves: Move[]): RedirectPlan {
  const redirects = publishedRedirects(stored)
  const byHand = new Set(
    redirects.flatMap(({from, automatic}) => (automatic ? [] : sitePath(from))),
  )
  const owners = new Map(
    places.flatMap((place) =>
      publishedPaths({pages: [place], articles: []}).map(
        ({locale, path}) => [pageHref(locale, path), place._id] as const,
      ),
    ),
  )
  const translations = new Map(places.map((place) => [place._id, place.translations]))
  const after = moves.reduce<Redirect[]>((known, {_id, before, after: address}) => {
    const isTaken = (href: string) => owners.has(href) && owners.get(href) !== _id
    const published = {has: (href: string) => byHand.has(href) || isTaken(href)}
    const rename = {before, after: address, translations: translations.get(_id) ?? [], published}
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
  const site = await readSiteAddresses(client)
  const moves = changes.flatMap(({_id, before}): Move[] => {
    const after = site.places.find((place) => place._id === _id)
    return after ? [{_id, before: before && addressOf(before), after}] : []
  })
  const plan = planMoves(site, moves)
  const actions = await redirectActions(plan, site.stored)
  if (actions.length > 0) await client.action(actions)
  return plan
}
