import type {Action, SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {SanityDocument} from 'sanity'

import {isLocale} from '../../../lib/i18n/locales'
import {builtInKeys} from '../../../lib/sanity/figures'
import {documentPathsFragment} from '../../../lib/sanity/fragments'
import {readPaths} from '../../../lib/sanity/paths'
import {redirectActions, redirectsQuery, type StoredRedirect} from '../../../lib/sanity/redirects'
import {pathsOf, type DocumentPaths} from '../../../lib/urls/document-paths'
import {blogPath, pageHref, parentPath} from '../../../lib/urls/paths'
import {publishedHrefs} from '../../../lib/urls/published-paths'
import {servedHrefs} from '../../../lib/urls/redirects'
import {embeddedTypes, frameTypes} from '../../../schemas/documents'
import {siteHosts} from '../../client/site-links'
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
  /** The target that is chosen at first: the page above, if it is published. */
  parent: string | null
  redirects: StoredRedirect[]
  /** The ids of its draft and its versions in releases. */
  versions: string[]
}

const addressed = new Set(['page', 'article'])

const translationsQuery = /* groq */ `
  *[_type == "translation.metadata" && references($id)][0].translations[value._ref != $id]{
    ...value->{${documentPathsFragment}}
  }
`

/** Reads whole documents: only references are indexed, URLs and figures are in texts. */
const readersQuery = /* groq */ `*[
  _type in ${JSON.stringify(['page', 'article', ...frameTypes, ...embeddedTypes])} || references($id)
]`

const referrersQuery = /* groq */ `*[references($id)]`

const versionsQuery = /* groq */ `*[_id == $draft || _id in path("versions.*." + $id)]._id`

/** The page above: for an article the blog; null for a page at the top. */
function parentOf({_type, path, language}: SanityDocument): string | null {
  if (!isLocale(language)) return null
  if (_type === 'article') return pageHref(language, blogPath)
  const parent = parentPath(String(path))
  return parent ? pageHref(language, parent) : null
}

async function readTargets(client: SanityClient, {id, published}: Removal) {
  const reader = client.withConfig({perspective: 'published'})
  const [addresses, translations] = await Promise.all([
    readPaths(reader),
    reader.fetch<DocumentPaths[] | null>(translationsQuery, {id}),
  ])
  const isRead = published !== null && addressed.has(published._type)
  const own = isRead ? servedHrefs(pathsOf(published), translations ?? []) : new Set<string>()
  const targets = [...publishedHrefs(addresses).keys()].filter((href) => !own.has(href)).sort()
  return {own, targets, parent: isRead ? parentOf(published) : null}
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
  const [{own, targets, parent}, documents, redirects, versions] = await Promise.all([
    readTargets(reader, removal),
    reader.fetch<SanityDocument[]>(isNamed ? readersQuery : referrersQuery, {id}),
    reader.fetch<StoredRedirect[]>(redirectsQuery),
    reader.fetch<string[]>(versionsQuery, {id, draft: getDraftId(id)}),
  ])
  return {
    isBuiltIn: figure !== null && builtInKeys.has(figure),
    referrers: referrersOf(documents, {id, hrefs: own, figure}, siteHosts()),
    hrefs: [...own],
    targets,
    parent: parent && targets.includes(parent) ? parent : null,
    redirects,
    versions,
  }
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
 * Removes a document and redirects its visitors to `target`, in one transaction. Its translations stay linked, and redirects
 * to it go on to `target`, until it is restored. Throws what the Content Lake answers.
 */
export async function remove(
  client: SanityClient,
  removal: Removal,
  {hrefs, redirects, versions}: RemovalFacts,
  target: string | null,
): Promise<void> {
  const set = target ? hrefs.map((from) => ({from, to: target})) : []
  const redirected = await redirectActions({set, remove: []}, redirects)
  await client.action([removeAction(removal, versions), ...redirected])
}
