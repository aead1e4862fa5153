import {isLocale, type Locale} from '../i18n/locales'
import {endpointAt} from './endpoints'
import {
  adminHref,
  apiHref,
  isBelow,
  studioHref,
  articleFolder,
  homePath,
  pageHref,
  parsePathname,
} from './paths'

/** Maximum characters of an href that is looked up. */
const longestPath = 2000

/** Maximum characters of one part of a document's path; file names may have 255 bytes. */
const longestSlug = 200

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Browsers read a backslash as a slash, skip control characters, and read `//` as another host. */
const ownPath = /^\/(?![/\\])[^?#\\\p{Cc}\p{Cs}]*$/u

/** Invisible characters that are copied with a text, such as a zero-width space. */
const invisible = /\p{Cf}/gu

/** Characters that are copied with a link from a sentence, and trailing slashes. */
const trailing = new Set('/.,;:!*()[]{}<>"\'`…«»“”‘’ \u00A0')

function withoutTrailing(path: string): string {
  let end = path.length
  while (trailing.has(path.charAt(end - 1))) end -= 1
  return path.slice(0, end)
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * Normal form of an href of this site: decoded, composed (NFC), in lower case, without the English prefix, empty
 * parts, invisible characters and trailing punctuation. Null when it is none or could leave the site.
 */
export function normalHref(value: string): string | null {
  if (value.length > longestPath || !ownPath.test(value) || /\s/.test(value)) return null
  const path = decoded(value)
  if (path === null || !ownPath.test(path)) return null
  const normal = withoutTrailing(path.replaceAll(invisible, '')).toLowerCase().normalize()
  const {locale, path: page} = parsePathname(normal)
  return pageHref(locale, page)
}

/** True for an absolute URL, which is another site's. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href)
}

/** Whether a text is a slug: lowercase letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && slug.test(text)
}

/** Whether a page's path consists of slugs, or is the home page's. */
export function isPagePath(path: string): boolean {
  return path === homePath || (path.length <= longestPath && path.split('/').every(isSlug))
}

/** Whether the site itself uses an href: for an endpoint, the dashboard or the Studio. */
export function isReservedHref(href: string): boolean {
  return (
    [adminHref, apiHref, studioHref].some((own) => isBelow(own, href)) || endpointAt(href) !== null
  )
}

/** The reserved href that a pathname differs from by its form only, as `/Sitemap.xml` does; else null. */
export function reservedHref(pathname: string): string | null {
  const normal = normalHref(pathname)
  return normal && encodeURI(normal) !== pathname && isReservedHref(normal) ? normal : null
}

/** Paths in every language that the site uses itself: `/index.md` is the home page's Markdown. */
const reserved = new Set(['index', 'not-found-page'])

/**
 * Whether a document with this path is listed, linked, served, previewed and redirected to. The Studio validates the
 * same; the Content Lake's API accepts anything.
 */
export function isValidPath(
  language: string | null | undefined,
  path: string | null | undefined,
): path is string {
  if (!isLocale(language) || !path || !isPagePath(path) || reserved.has(path)) return false
  if (path.startsWith(articleFolder) && !isSlug(path.slice(articleFolder.length))) return false
  const href = pageHref(language, path)
  const read: {locale: Locale; path: string} = parsePathname(href)
  // An English path that begins with `fr/` would be a French page's.
  return read.locale === language && read.path === path && !isReservedHref(href)
}
