import {defaultLocale, isLocale, languages, type Locale, locales} from '../../i18n/locales'
import {preferences} from '../preferences'

function localeOf({language, region}: Intl.Locale): Locale {
  const regional = region && locales.find((locale) => languages[locale].regions.includes(region))
  if (regional) return regional
  return isLocale(language) ? language : defaultLocale
}

/**
 * The site's language for an `Accept-Language` header, by the language or region of its first choice. Null when it
 * has none: crawlers, `*`, and malformed tags.
 */
export function browserLanguage(header: string | null): Locale | null {
  const [first] = preferences('accept-language', header).languages()
  try {
    return first ? localeOf(new Intl.Locale(first)) : null
  } catch {
    return null
  }
}
