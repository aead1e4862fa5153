import type {Locale} from '../i18n/locales'
import {homePath, pageRoute, searchPath} from '../routing/paths'
import {queryParameter, readQuery} from './query'

/**
 * Where `app/` shows what a search came to: a route that is rendered for each, while the page that searches is static. Null
 * for another page, and for a search without words. No address leads there.
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
