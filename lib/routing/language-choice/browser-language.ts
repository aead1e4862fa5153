import {defaultLocale, isLocale, languages, type Locale, locales} from '../../i18n/locales'

/** Maximum characters of a header; browsers send a tenth of it. */
const longestHeader = 1000

/** A language tag, or `*` for any, and its quality: `fr-CH;q=0.9` (RFC 9110, 12.4.2 and 12.5.4). */
const range = /^(\*|[a-z0-9-]+)(?:[ \t]*;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?$/i

function readRange(text: string): {tag: string; quality: number} | null {
  const [whole, tag = '', quality = '1'] = range.exec(text) ?? []
  return whole === undefined ? null : {tag, quality: Number(quality)}
}

/** The tag with the highest quality, the first of equals; null when there is none or a part is malformed. */
function firstTag(header: string): string | null {
  const ranges = header
    .split(',')
    .map((part) => part.replace(/^[ \t]+|[ \t]+$/g, ''))
    .filter(Boolean)
    .map(readRange)
  let first = {tag: '', quality: 0}
  for (const next of ranges) {
    if (!next) return null
    if (next.quality > first.quality) first = next
  }
  return first.tag || null
}

function localeOf({language, region}: Intl.Locale): Locale {
  const regional = region && locales.find((locale) => languages[locale].regions.includes(region))
  if (regional) return regional
  return isLocale(language) ? language : defaultLocale
}

/**
 * The site's language for an `Accept-Language` header, by the language or region of its first choice. Null when it
 * has none: crawlers, `*`, and malformed headers.
 */
export function browserLanguage(header: string | null): Locale | null {
  if (!header || header.length > longestHeader) return null
  const tag = firstTag(header)
  if (!tag) return null
  try {
    return localeOf(new Intl.Locale(tag))
  } catch {
    return null
  }
}
