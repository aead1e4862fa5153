import type {Action, SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import {publishedHrefs} from '../../../lib/addresses/published-paths'
import {addressFragment} from '../../../lib/addresses/queries'
import {readAddresses} from '../../../lib/addresses/read-addresses'
import {
  publishedRedirects,
  redirectActions,
  redirectsQuery,
  type StoredRedirect,
} from '../../../lib/addresses/redirect-documents'
import {publishedAt, type RedirectPlan} from '../../../lib/addresses/redirect-plan'
import {redirectTarget} from '../../../lib/addresses/redirects'
import {builtInKeys} from '../../../lib/content/figures/keys'
import {isLocale} from '../../../lib/i18n/locales'
import {addressOf, type Address} from '../../../lib/routing/addresses'
import {blogPath, homePath, pageHref, parentPath} from '../../../lib/routing/paths'
import {metadataQuery, type TranslationMetadata} from '../../translations/metadata'
import {siteHosts} from '../checks/facts'
import {referrersOf, type Referrer} from './referrers'

export interface Removal {
  kind: 'delete' | 'unpublish'
  id: string
  type: string
  draft: SanityDocument | null
  published: SanityDocument | null
}

export interface RemovalFacts {
  /** True for a figure that the site's code reads, which cannot be removed. */
  isBuiltIn: boolean
  /** Documents that would break. The removal is refused if there are any. */
  referrers: Referrer[]
  hrefs: string[]
  targets: string[]
  /** The default target: the nearest page above. */
  nearest: string | null
  redirects: StoredRedirect[]
  metadata: TranslationMetadata | null
  /** The ids of its draft and its versions in releases. */
  versions: string[]
}

const addressed = new Set(['page', 'article'])

const translationsQuery = /* groq */ `
  *[_type == "translation.metadata" && references($id)][0].translations[value._ref != $id]{
    ...value->{${addressFragment}}
  }
`

/** Reads whole documents: only references are indexed, URLs and figures stand in texts. */
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

/** Reads what a removal depends on. Throws what the Content Lake answers. */
export async function readRemovalFacts(
  client: SanityClient,
  removal: Removal,
): Promise<RemovalFacts> {
  const reader = client.withConfig({perspective: 'raw', useCdn: false})
  const {id, type, published, draft} = removal
  const key = (published ?? draft)?.['key']
  const figure = type === 'figure' && typeof key === 'string' ? key : null
  // An unpublished page has no address that a text could name.
  const isNamed = figure !== null || (published !== null && addressed.has(type))
  const [{own, targets, nearest}, documents, redirects, metadata, versions] = await Promise.all([
    readTargets(reader, removal),
    reader.fetch<SanityDocument[]>(isNamed ? readersQuery : referrersQuery, {id}),
    reader.fetch<StoredRedirect[]>(redirectsQuery),
    reader.fetch<TranslationMetadata | null>(metadataQuery, {id}),
    reader.fetch<string[]>(versionsQuery, {id, draft: getDraftId(id)}),
  ])
  return {
    isBuiltIn: figure !== null && builtInKeys.has(figure),
    referrers: referrersOf(documents, {id, hrefs: own, figure}, siteHosts()),
    hrefs: [...own],
    targets,
    nearest: nearest && targets.includes(nearest) ? nearest : null,
    redirects,
    metadata,
    versions,
  }
}

/** Plans the redirects of a removal: to `target`, or without one, no redirect to what is gone. */
export function planRemoval(
  {hrefs, redirects}: Pick<RemovalFacts, 'hrefs' | 'redirects'>,
  target: string | null,
): RedirectPlan {
  const gone = new Set(hrefs)
  const led = publishedRedirects(redirects).filter(({to}) => gone.has(redirectTarget(to) ?? to))
  if (!target) return {set: [], remove: led.map(({from}) => from)}
  const froms = [...hrefs, ...led.map(({from}) => from)]
  return {set: froms.map((from) => ({from, to: target})), remove: []}
}

/** The actions that clear the translation metadata of a deleted document. */
export function removeTranslationActions(
  metadata: TranslationMetadata | null,
  id: string,
): Action[] {
  if (!metadata) return []
  const publishedId = metadata._id
  const others = (metadata.translations ?? []).filter(({value}) => value?._ref !== id)
  if (others.length < 2) {
    return [{actionType: 'sanity.action.document.delete', publishedId, includeDrafts: []}]
  }
  const languages = (metadata.translations ?? [])
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
 * Removes a document, redirects its visitors to `target` and clears its translation metadata, in one transaction. Throws what
 * the Content Lake answers.
 */
export async function remove(
  client: SanityClient,
  removal: Removal,
  facts: RemovalFacts,
  target: string | null,
): Promise<void> {
  const redirects = await redirectActions(planRemoval(facts, target), facts.redirects)
  const links =
    removal.kind === 'delete' ? removeTranslationActions(facts.metadata, removal.id) : []
  await client.action([removeAction(removal, facts.versions), ...links, ...redirects])
}
