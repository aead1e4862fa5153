import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {articleFolder, pageHref} from './paths'
import {hasAddress, isSlug} from './site-path'

/** A path in a language. */
export interface LocalizedPath {
  language: string | null
  path: string | null
}

/** The path of a page or article, as the queries return it. */
export interface Address extends LocalizedPath {
  /** Paths of an untranslated article under other languages. */
  untranslated: LocalizedPath[] | null
}

/** The URL paths of one document, by language. */
export type Hrefs = Partial<Record<Locale, string>>

/** State of a path. `hrefs` are the document's URL paths in each language. */
export type PathState =
  | {kind: 'published'; hrefs: Hrefs}
  | {kind: 'redirect'; to: string; hrefs: Hrefs}
  | {kind: 'missing'}

/** The first of some paths in a language, if it can have an address; else null. */
export function translationPath(
  translations: LocalizedPath[] | null,
  language: string | null,
): string | null {
  const path = translations?.find((translation) => translation.language === language)?.path
  return hasAddress(language, path) ? path : null
}

/** The path in a language: the document's own, or an untranslated article's path under that language; else null. */
export function pathIn(locale: Locale, {language, path, untranslated}: Address): string | null {
  if (language === locale) return hasAddress(language, path) ? path : null
  return translationPath(untranslated, locale)
}

/** Like {@link pathIn}, with translations, which take precedence over an untranslated article's path. */
export function readablePathIn(
  locale: Locale,
  document: Address & {translations: LocalizedPath[] | null},
): string | null {
  const {language, translations} = document
  return (
    (language === locale ? null : translationPath(translations, locale)) ?? pathIn(locale, document)
  )
}

/** The URL path in a language. Falls back to the document's own language. */
export function hrefIn(locale: Locale, address: Address): string | null {
  const own = isLocale(address.language) ? address.language : locale
  for (const language of [locale, own]) {
    const path = pathIn(language, address)
    if (path) return pageHref(language, path)
  }
  return null
}

interface Offered extends Address {
  translatedTo: {language: string | null}[] | null
}

/** Whether lists in a language include this article: it is in that language, or not translated to it. */
export function isOfferedIn(locale: Locale, article: Offered): boolean {
  if (
    article.language !== locale &&
    article.translatedTo?.some(({language}) => language === locale)
  )
    return false
  return pathIn(locale, article) !== null
}

/**
 * Whether lists in a language include this article although it is in the default language, which a notice then says.
 */
export function isForeignIn(locale: Locale, article: Offered): boolean {
  const {language} = article
  return isOfferedIn(locale, article) && language !== locale && language === defaultLocale
}

/** A path that is published, with its language. */
export interface PublishedPath {
  locale: Locale
  path: string
}

/** A path with its language; none if it cannot have an address. */
export function publishedPath(language: string | null, path: string | null): PublishedPath[] {
  return isLocale(language) && hasAddress(language, path) ? [{locale: language, path}] : []
}

/** Stored fields that determine the address of a page or article. */
export interface AddressedDocument {
  _type: string
  language?: unknown
  path?: unknown
  slug?: unknown
  untranslatedSlugs?: unknown
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function articlePath(slug: unknown): string {
  const written = text(slug)
  return written && articleFolder + written
}

/** The article path of a canonical URL path; null unless that is an article's in the language. */
export function canonicalArticlePath(
  language: string | null,
  canonicalPath: string | null | undefined,
): string | null {
  if (!isLocale(language)) return null
  const folder = pageHref(language, articleFolder)
  const slug = canonicalPath?.startsWith(folder) ? canonicalPath.slice(folder.length) : ''
  return isSlug(slug) ? articleFolder + slug : null
}

/** Computes a document's address, as `addressFragment` queries it. */
export function addressOf(document: AddressedDocument): Address {
  const {_type, path, slug, untranslatedSlugs} = document
  const language = text(document.language) || null
  if (_type !== 'article') return {language, path: text(path), untranslated: null}
  const own = articlePath((slug as {current?: unknown} | undefined)?.current)
  const localized = untranslatedSlugs as {language?: unknown; slug?: unknown}[] | undefined
  return {
    language,
    path: own,
    untranslated:
      localized?.map((entry) => ({
        language: text(entry.language) || null,
        path: articlePath(entry.slug) || own,
      })) ?? null,
  }
}
