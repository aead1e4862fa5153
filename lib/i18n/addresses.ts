import {isLocale, type Locale} from './locales'
import {pageHref} from './paths'

interface Place {
  language: string | null
  path: string | null
}

/** Where a page or article is read, as the queries return it. */
export interface Address extends Place {
  /** Where readers of other languages find an article that is not translated. */
  untranslated: Place[] | null
}

/**
 * The path for readers of a language: the document's own, or the one that an article without translation has for them.
 * Null when it has neither.
 */
export function pathIn(locale: Locale, {language, path, untranslated}: Address): string | null {
  if (language === locale) return path
  return untranslated?.find((place) => place.language === locale)?.path ?? null
}

/** The path of a document's twin in a language, or null while none is published. */
export function twinPath(twins: Place[] | null, language: string | null): string | null {
  return twins?.find((twin) => twin.language === language)?.path ?? null
}

/** The path for readers of a language, its translation counted: it takes the place of the untranslated address. */
export function readablePathIn(
  locale: Locale,
  document: Address & {twins: Place[] | null},
): string | null {
  const {language, path, twins} = document
  return (language === locale ? path : twinPath(twins, locale)) ?? pathIn(locale, document)
}

/** The URL path for readers of a language; a document that has none for them is read in its own language. */
export function hrefIn(locale: Locale, address: Address): string | null {
  const path = pathIn(locale, address)
  if (path) return pageHref(locale, path)
  if (!address.path) return null
  return pageHref(isLocale(address.language) ? address.language : locale, address.path)
}

/** True when readers of a language are offered this article: it is in their language, or has no translation for them. */
export function isOfferedIn(
  locale: Locale,
  article: Address & {translatedTo: {language: string | null}[] | null},
): boolean {
  if (article.language === locale) return true
  if (article.translatedTo?.some(({language}) => language === locale)) return false
  return pathIn(locale, article) !== null
}
