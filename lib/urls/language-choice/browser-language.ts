import {defaultLocale, isLocale, languages, type Locale, locales} from '../../i18n/locales'
import {preferences} from '../preferences'

function localeOf({language, region}: Intl.Locale): Locale {
  const regional = region && locales.find((locale) => languages[locale].regions.includes(region))
  if (regional) return regional
  return isLocale(language) ? language : defaultLocale
}

/**
 * The site's language for an `Accept-Language` header, by the language or region of its first choice. Null when it
 * has none: `*`, and malformed tags.
 */
export function browserLanguage(header: string | null): Locale | null {
  const [first] = preferences('accept-language', header).languages()
  try {
    return first ? localeOf(new Intl.Locale(first)) : null
  } catch {
    return null
  }
}

/** Maximum characters of a user agent that are read. */
const longestAgent = 1000

/** Names of search engines, link previews, assistants and archives. People whose browser matches are not redirected. */
const names = [
  'bot',
  'crawl',
  'spider',
  'slurp',
  'yeti/',
  'google-',
  'googleother',
  '-google',
  'bingpreview',
  'facebookexternalhit',
  'facebookcatalog',
  'meta-external',
  'whatsapp/',
  'skypeuripreview',
  'embedly',
  'iframely',
  'cardyb',
  'mastodon/',
  'chatgpt-user',
  'claude-user',
  'perplexity-user',
  'mistralai-user',
  'ia_archiver',
  'archive.org',
  'lighthouse',
  'validator',
]

/** Whether a user agent names a known crawler. */
export function isCrawler(userAgent: string | null): boolean {
  const read = userAgent?.slice(0, longestAgent).toLowerCase() ?? ''
  return names.some((name) => read.includes(name))
}
