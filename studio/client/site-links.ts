import type {SanityClient} from '@sanity/client'
import {getPublishedId} from '@sanity/client/csm'

import {untranslatedAt} from '../../lib/sanity/fragments'
import {siteHost} from '../../lib/server/env'
import {normalHref} from '../../lib/urls/hrefs'
import {articleFolder, parsePathname} from '../../lib/urls/paths'

/** Returns the hosts of this site: the public one, and the one of the open Studio. */
export const siteHosts = () => [...new Set([siteHost(), location.host])]

/** A host without `www.`, and without the dot that may end it. */
const bare = (host: string) => host.replace(/^www\./, '').replace(/\.(?=$|:)/, '')

/** Returns the path of a URL of this site; null for other sites. */
export function hrefOnSite(url: string, hosts: string[]): string | null {
  const address = URL.parse(url)
  if (!address || !hosts.map(bare).includes(bare(address.host))) return null
  return normalHref(address.pathname) ?? address.pathname
}

/** A query for the document of a page. */
interface MainDocument {
  filter: string
  params: {locale: string; path: string; slug: string}
}

/** The same order as the site's: a translation comes before an untranslated article at its address. */
const filter = `
  (_type == "page" && language == $locale && path == $path) ||
  (_type == "article" && language == $locale && slug.current == $slug) ||
  (_type == "article" && ${untranslatedAt} &&
    !defined(*[_type == "article" && language == $locale && slug.current == $slug][0]))
`

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** The main document of a path. */
export function mainDocumentAt(pathname: string): MainDocument {
  const {locale, path} = parsePathname(decoded(pathname))
  const slug = path.startsWith(articleFolder) ? path.slice(articleFolder.length) : ''
  return {filter, params: {locale, path, slug}}
}

/** A link as its schema type stores it. */
export interface StoredLink {
  kind?: string
  url?: string
}

/** What makes a link to an address of this site one to its document, which survives a new path; null for others. */
export async function linkToDocument(
  client: SanityClient,
  {kind, url = ''}: StoredLink,
): Promise<{kind: 'page'; page: {_type: 'reference'; _ref: string}} | null> {
  const address = kind === 'url' ? URL.parse(url) : null
  const href = address && hrefOnSite(url, siteHosts())
  // A reference has no place for a part of the page or for parameters.
  if (!href || address.search || address.hash) return null
  const main = mainDocumentAt(href)
  const reader = client.withConfig({perspective: 'drafts', useCdn: false})
  const id = await reader.fetch<string | null>(`*[${main.filter}][0]._id`, {...main.params})
  return id ? {kind: 'page', page: {_type: 'reference', _ref: getPublishedId(id)}} : null
}
