import type {Locale} from '../i18n/locales'
import {homePath, pageRoute, searchPath} from '../routing/paths'
import {queryParameter, readQuery} from './query'

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
  return path === searchPath && readQuery(query)
    ? `/search-results${pageRoute(locale, homePath)}`
    : null
}
