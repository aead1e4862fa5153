import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {articleFolder, pageHref} from './paths'

/** A path in a language. */
export interface Place {
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

/** The path of a document's translation in a language, or null while none is published. */
export function translationPath(
  translations: Place[] | null,
  language: string | null,
): string | null {
  return translations?.find((translation) => translation.language === language)?.path ?? null
}

/** The path for readers of a language, its translation counted: it takes the place of the untranslated address. */
export function readablePathIn(
  locale: Locale,
  document: Address & {translations: Place[] | null},
): string | null {
  const {language, path, translations} = document
  return (
    (language === locale ? path : translationPath(translations, locale)) ?? pathIn(locale, document)
  )
}

/** The URL path for readers of a language; a document that has none for them is read in its own language. */
export function hrefIn(locale: Locale, address: Address): string | null {
  const path = pathIn(locale, address)
  if (path) return pageHref(locale, path)
  if (!address.path) return null
  return pageHref(isLocale(address.language) ? address.language : locale, address.path)
}

interface Offered extends Address {
  translatedTo: {language: string | null}[] | null
}

/** True when readers of a language are offered this article: it is in their language, or has no translation for them. */
export function isOfferedIn(locale: Locale, article: Offered): boolean {
  if (article.language === locale) return true
  if (article.translatedTo?.some(({language}) => language === locale)) return false
  return pathIn(locale, article) !== null
}

/** True when readers of another language are offered this article in the first one, which a notice says. */
export function isForeignIn(locale: Locale, article: Offered): boolean {
  const {language} = article
  return isOfferedIn(locale, article) && language !== locale && language === defaultLocale
}

/** The fields of a page or article that say where it is read, as they are stored. */
export interface AddressedDocument {
  _type: string
  language?: unknown
  path?: unknown
  slug?: unknown
  untranslatedSlugs?: unknown
}

const text = (value: unknown) => (typeof value === 'string' && value ? value : null)

function articlePath(slug: unknown): string | null {
  const written = text(slug)
  return written && articleFolder + written
}

/** What `addressFragment` says of a document in the Content Lake, of one that is at hand. */
export function addressOf(document: AddressedDocument): Address {
  const {_type, language, path, slug, untranslatedSlugs} = document
  if (_type !== 'article') return {language: text(language), path: text(path), untranslated: null}
  const places = (untranslatedSlugs ?? null) as {language?: unknown; slug?: unknown}[] | null
  return {
    language: text(language),
    path: articlePath((slug as {current?: unknown} | undefined)?.current),
    untranslated:
      places?.map((place) => ({language: text(place.language), path: articlePath(place.slug)})) ??
      null,
  }
}
