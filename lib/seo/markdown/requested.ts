import type {Locale} from '../../i18n/locales'
import {homePath, markdownHref, pageHref, pageRoute, parsePathname} from '../../routing/paths'
import {prefersMarkdown} from './negotiate'

/** A page in a language, and how a request addresses such a page: as Markdown, or as anybody does. */
export interface RequestedMarkdown {
  locale: Locale
  path: string
  hrefOf: (locale: Locale, path: string) => string
}

/** No page can have this path. */
export const nowhere = '-'

const ending = /\.md$/

/** The page whose Markdown an address names: `/fr/index.md` → the French home page. */
function namedBy(pathname: string): RequestedMarkdown {
  const {locale, path} = parsePathname(pathname.replace(ending, ''))
  return {locale, path: path === 'index' ? homePath : path, hrefOf: markdownHref}
}

/** The page of which a request wants the Markdown, by its address or by what it accepts; null for any other request. */
export function requestedMarkdown(request: {
  method: string
  headers: Headers
  nextUrl: {pathname: string}
}): RequestedMarkdown | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const {pathname} = request.nextUrl
  if (ending.test(pathname)) return namedBy(pathname)
  if (!prefersMarkdown(request.headers.get('accept'))) return null
  return {...parsePathname(pathname), hrefOf: pageHref}
}

/** Where `app/` writes the Markdown of a page, or says that there is none; the address itself is not served. */
export function markdownRoute(locale: Locale, path: string | null): string {
  return `/markdown${pageRoute(locale, path ?? nowhere)}`
}
