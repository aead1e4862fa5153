import {defaultLocale, type Locale} from '../../i18n/locales'
import type {Hrefs} from '../addresses'
import {homePath} from '../paths'

/** A visitor's request for a page. */
export interface Visit {
  locale: Locale
  path: string
  /** URL paths of the document in each language. */
  hrefs: Hrefs
  /** The visitor's stored preference, if any. */
  preference: Locale | null
  /** The browser's language; null when it has none, as for crawlers. */
  browser: Locale | null
  /** Whether this session has been redirected before. */
  redirected: boolean
}

/**
 * The URL path to redirect a visitor to, or null. Only the unprefixed home page and prefixed pages redirect, once per
 * session. The preference wins over the browser; documents without that language fall back to the default.
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
