import type {Locale} from '../i18n/locales'
import {requestRoute, searchPath} from './paths'
import {queryParameter} from './request-names'

/** Normalizes a query to one line, without control characters or lone surrogates. */
export function readQuery(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value[0] : value
  return (text ?? '').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
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
