import {isBlank} from '../i18n/blank'
import type {Locale} from '../i18n/locales'
import {requestRoute, searchPath, queryParameter, articleSlug, homePath, pageRoute} from './paths'

/** Normalizes a query to one line, without control characters or lone surrogates; empty if nothing of it is visible. */
export function readQuery(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value[0] : value
  const line = (text ?? '').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  return isBlank(line) ? '' : line
}

/**
 * Internal route that renders a search, since the search page itself is static. Null for other
 * pages and empty queries.
 */
export function searchRoute(
  locale: Locale,
  path: string,
  parameters: URLSearchParams,
): string | null {
  const query = parameters.get(queryParameter) ?? undefined
  return path === searchPath && readQuery(query) ? requestRoute(locale, 'search') : null
}

function placeOf(locale: Locale, path: string, parameters: URLSearchParams): string {
  if (searchRoute(locale, path, parameters)) return 'search'
  const slug = articleSlug(path)
  if (slug) return `article/${slug}`
  return path === homePath ? 'page' : `page/${path}`
}

/**
 * Route that renders a page in a preview. Only the proxy rewrites to it, so public routes stay static and carry no
 * editing scripts.
 */
export function draftRoute(locale: Locale, path: string, parameters: URLSearchParams): string {
  return `/draft${pageRoute(locale, placeOf(locale, path, parameters))}`
}
