import {defaultLocale, type Locale} from '../../i18n/locales'
import {homePath} from '../paths'
import type {Hrefs} from '../published-paths'

/** A visitor's request for a page. */
export interface Visit {
  locale: Locale
  path: string
  /** Where the document of this path is read, per language. */
  hrefs: Hrefs
  /** The language that the visitor chose, if any. */
  preference: Locale | null
  /** The language for the visitor's browser; null when it names none, as crawlers do. */
  browser: Locale | null
  /** The visitor was led elsewhere in this session already. */
  redirected: boolean
}

/**
 * The URL path of the same document in the language of a visitor who did not ask for this one, or null to stay. Paths
 * come first: only the home page without a prefix, and pages with one, lead elsewhere. A choice counts more than the
 * browser, a document without a version in that language leads to the default one, and whoever was led elsewhere once and
 * comes back stays.
 */
export function redirectHref(visit: Visit): string | null {
  const {locale, path, hrefs, preference, browser, redirected} = visit
  if (!browser || redirected) return null
  if (locale === defaultLocale && path !== homePath) return null
  const wanted = preference ?? browser
  if (wanted === locale) return null
  const found = hrefs[wanted] ? wanted : defaultLocale
  return found === locale ? null : (hrefs[found] ?? null)
}
