import type {Locale} from '../i18n/locales'
import {publicEnv} from '../server/env'
import {type DocumentPaths, hrefIn} from './document-paths'
import {ctaHref} from './paths'

/** The page that a link is on. */
export interface LinkOrigin {
  locale: Locale
  hasCta: boolean
}

/** The target of a link, as `linkFragment` queries it. */
export interface Destination {
  kind: 'app' | 'cta' | 'page' | 'url' | null
  url: string | null
  page: DocumentPaths | null
}

const allowedProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** Placeholder origin for this site, whatever its host. */
const ownOrigin = 'https://site.invalid'

/**
 * The URL unchanged, if it has an allowed protocol, or is a path of this site or a part of the page; else null. The
 * Studio refuses others too, but the Content Lake's API accepts anything.
 */
export function allowedHref(href: string | null | undefined): string | null {
  const url = href ? URL.parse(href, ownOrigin) : null
  if (!href || !url || !allowedProtocols.has(url.protocol)) return null
  if (URL.canParse(href) || href.startsWith('#')) return href
  // Browsers read `//host` and `/\host` as URLs of another host.
  return href.startsWith('/') && url.origin === ownOrigin ? href : null
}

/** The href or URL of a link; null when its page is not published, or its URL is empty or not allowed. */
export function resolveLink(destination: Destination, origin: LinkOrigin): string | null {
  if (destination.kind === 'cta') return ctaHref(origin.locale, origin.hasCta)
  if (destination.kind === 'url' || destination.kind === 'app') return allowedHref(destination.url)
  return destination.page && hrefIn(origin.locale, destination.page)
}

/** The path, query and fragment of a link within the site; null for a link that leaves it. */
export function sameOriginHref(link: string): string | null {
  const {origin} = new URL(publicEnv.siteUrl)
  const url = URL.parse(link, origin)
  // Without the origin, a path that begins with two slashes would name another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
