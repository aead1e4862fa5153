import type {Action, SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import {readAddresses} from '../../../lib/content/addresses'
import {addressFragment} from '../../../lib/content/fragments'
import {isLocale} from '../../../lib/i18n/locales'
import {addressOf, type Address} from '../../../lib/routing/addresses'
import {blogPath, homePath, pageHref, parentPath} from '../../../lib/routing/paths'
import {publishedHrefs} from '../../../lib/routing/published-paths'
import {publishedAt, type RedirectPlan} from '../../../lib/routing/redirect-plan'
import {sitePath} from '../../../lib/routing/redirects'
import {siteHost} from '../../../lib/seo/absolute-url'
import {linkQuery, type TranslationLink} from '../../translations/links'
import {
  administratorsRedirects,
  publishedRedirects,
  redirectActions,
  type StoredRedirect,
} from '../redirect-documents'
import {referrersOf, type Referrer} from './referrers'

/** A document that an editor wants to remove from the site, or altogether. */
export interface Removal {
  kind: 'delete' | 'unpublish'
  id: string
  type: string
  draft: SanityDocument | null
  published: SanityDocument | null
}

/** What is to be known and decided before something is removed. */
export interface RemovalFacts {
  /** What would be broken: while there is any, nothing is removed. */
  referrers: Referrer[]
  /** The addresses that visitors will not find any more. */
  hrefs: string[]
  /** Where they could be sent. */
  targets: string[]
  /** The nearest of these, above the page. */
  nearest: string | null
  redirects: StoredRedirect[]
  link: TranslationLink | null
  /** The stored ids of the document: its draft, and its versions in releases. */
  versions: string[]
}

const addressed = new Set(['page', 'article'])

const redirectsQuery = /* groq */ `*[_type == "redirect" && defined(from) && defined(to)]{_id, from, to, automatic}`

const translationsQuery = /* groq */ `
  *[_type == "translation.metadata" && references($id)][0].translations[value._ref != $id]{
    ...value->{${addressFragment}}
  }
`

/** Addresses and figures are named in texts, which only reading them shows; references are indexed. */
const readersQuery = /* groq */ `*[_type in [
  "page", "article", "faq", "featureCard", "comparisonTable", "siteSettings"
] || references($id)]`

const referrersQuery = /* groq */ `*[references($id)]`

const versionsQuery = /* groq */ `*[_id == $draft || _id in path("versions.*." + $id)]._id`

function nearestTo({_type, path, language}: SanityDocument): string | null {
  if (!isLocale(language)) return null
  if (_type === 'article') return pageHref(language, blogPath)
  return pageHref(language, parentPath(String(path)) || homePath)
}

async function readTargets(client: SanityClient, {id, published}: Removal) {
  const reader = client.withConfig({perspective: 'published'})
  const [addresses, translations] = await Promise.all([
    readAddresses(reader),
    reader.fetch<Address[] | null>(translationsQuery, {id}),
  ])
  const isRead = published !== null && addressed.has(published._type)
  const own = isRead ? publishedAt(addressOf(published), translations ?? []) : new Set<string>()
  const targets = [...publishedHrefs(addresses).keys()].filter((href) => !own.has(href)).sort()
  return {own, targets, nearest: isRead ? nearestTo(published) : null}
}

/** Everything to be known before something is removed. Throws what the Content Lake answers. */
export async function readRemovalFacts(
  client: SanityClient,
  removal: Removal,
): Promise<RemovalFacts> {
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const {id, type, published, draft} = removal
  const key = (published ?? draft)?.['key']
  const figure = type === 'figure' && typeof key === 'string' ? key : null
  // A page that was never published has no address that a text could name.
  const isNamed = figure !== null || (published !== null && addressed.has(type))
  const [{own, targets, nearest}, documents, redirects, link, versions] = await Promise.all([
    readTargets(reader, removal),
    reader.fetch<SanityDocument[]>(isNamed ? readersQuery : referrersQuery, {id}),
    reader.fetch<StoredRedirect[]>(redirectsQuery),
    reader.fetch<TranslationLink | null>(linkQuery, {id}),
    reader.fetch<string[]>(versionsQuery, {id, draft: getDraftId(id)}),
  ])
  const hosts = [...new Set([siteHost(), location.host])]
  return {
    referrers: referrersOf(documents, {id, hrefs: own, figure}, hosts),
    hrefs: [...own],
    targets,
    nearest: nearest && targets.includes(nearest) ? nearest : null,
    redirects,
    link,
    versions,
  }
}

/** What becomes of the redirects: visitors are sent to `target`; without one, nobody is sent to what is gone. */
export function planRemoval(
  {hrefs, redirects}: Pick<RemovalFacts, 'hrefs' | 'redirects'>,
  target: string | null,
): RedirectPlan {
  const gone = new Set(hrefs)
  const led = publishedRedirects(redirects).filter(({to}) => gone.has(sitePath(to) ?? to))
  if (!target) return {set: [], remove: led.map(({from}) => from)}
  const froms = [...hrefs, ...led.map(({from}) => from)]
  return {set: froms.map((from) => ({from, to: target})), remove: []}
}

/** Where redirects begin that a removal changes and only administrators may change. */
export function administratorsFroms(facts: RemovalFacts, target: string | null): string[] {
  const theirs = administratorsRedirects(planRemoval(facts, target), facts.redirects)
  return [...new Set(theirs.map(({from}) => from))]
}

/** What becomes of the link between the versions of a document that is deleted. */
export function unlinkActions(link: TranslationLink | null, id: string): Action[] {
  if (!link) return []
  const publishedId = link._id
  const others = (link.translations ?? []).filter(({value}) => value?._ref !== id)
  if (others.length < 2) {
    return [{actionType: 'sanity.action.document.delete', publishedId, includeDrafts: []}]
  }
  const languages = (link.translations ?? [])
    .filter(({value}) => value?._ref === id)
    .map(({language}) => language)
  const unset = languages.flatMap((language) => [
    `translations[language=="${language}"]`,
    `records[language=="${language}"]`,
  ])
  const draftId = getDraftId(publishedId)
  return [
    {actionType: 'sanity.action.document.edit', draftId, publishedId, patch: {unset}},
    {actionType: 'sanity.action.document.publish', draftId, publishedId},
  ]
}

function removeAction({kind, id, draft}: Removal, versions: string[]): Action {
  const publishedId = getPublishedId(id)
  if (kind === 'unpublish') {
    const draftId = draft?._id ?? getDraftId(publishedId)
    return {actionType: 'sanity.action.document.unpublish', draftId, publishedId}
  }
  return {actionType: 'sanity.action.document.delete', publishedId, includeDrafts: versions}
}

/**
 * Removes a document, sends its visitors to `target`, and clears its links with its translations: all of it or nothing.
 * Throws what the Content Lake answers.
 */
export async function remove(
  client: SanityClient,
  removal: Removal,
  facts: RemovalFacts,
  target: string | null,
): Promise<void> {
  const redirects = await redirectActions(planRemoval(facts, target), facts.redirects)
  const links = removal.kind === 'delete' ? unlinkActions(facts.link, removal.id) : []
  await client.action([removeAction(removal, facts.versions), ...links, ...redirects])
}
