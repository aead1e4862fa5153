import type {Locale} from '../i18n/locales'
import {articleFolder, homePath, pageRoute} from './paths'
import {searchRoute} from './search-route'

/** The slug in an article's path, or null for other paths. */
function slugIn(path: string): string | null {
  const slug = path.startsWith(articleFolder) ? path.slice(articleFolder.length) : ''
  return slug && !slug.includes('/') ? slug : null
}

function placeOf(locale: Locale, path: string, parameters: URLSearchParams): string {
  if (searchRoute(locale, path, parameters)) return 'search'
  const slug = slugIn(path)
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
