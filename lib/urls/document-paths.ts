import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {isJsonObject} from '../server/json'
import {isValidPath, isSlug} from './hrefs'
import {articleFolder, pageHref} from './paths'

/** A path in a language. */
export interface LocalizedPath {
  language: string | null
  path: string | null
}

/** The paths of a page or article, as the queries return them. */
export interface DocumentPaths extends LocalizedPath {
  /** Paths of an untranslated article under other languages. */
  untranslated: LocalizedPath[] | null
  /** Paths of its translations, its own included; missing where they are not queried, null without any. */
  translations?: LocalizedPath[] | null
}

/** The hrefs of one document, by language. */
export type Hrefs = Partial<Record<Locale, string>>

/** State of a path. `hrefs` are the document's in each language. */
export type PathState =
  | {kind: 'published'; hrefs: Hrefs}
  | {kind: 'redirect'; to: string; hrefs: Hrefs}
  | {kind: 'missing'}

/** The first of some paths in a language, if the site can serve it; else null. */
export function translationPath(
  translations: LocalizedPath[] | null,
  language: string | null,
): string | null {
  const path = translations?.find((translation) => translation.language === language)?.path
  return isValidPath(language, path) ? path : null
}

/**
 * A document's path in a language: its own, its translation's, or an untranslated article's under that language; else
 * null.
 */
export function pathIn(locale: Locale, document: DocumentPaths): string | null {
  const {language, path, untranslated, translations = null} = document
  if (language === locale) return isValidPath(language, path) ? path : null
  return translationPath(translations, locale) ?? translationPath(untranslated, locale)
}

/** A document's href in a language. Falls back to its own language. */
export function hrefIn(locale: Locale, document: DocumentPaths): string | null {
  const own = isLocale(document.language) ? document.language : locale
  for (const language of [locale, own]) {
    const path = pathIn(language, document)
    if (path) return pageHref(language, path)
  }
  return null
}

interface Offered extends DocumentPaths {
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

/** A path with its language; none if the site cannot serve it. */
export function publishedPath(language: string | null, path: string | null): PublishedPath[] {
  return isLocale(language) && isValidPath(language, path) ? [{locale: language, path}] : []
}

/** A document's own path, and an article's paths under languages without a translation. */
export function servedPaths(document: DocumentPaths): PublishedPath[] {
  const {language, path, untranslated, translations = null} = document
  return [
    ...publishedPath(language, path),
    ...(untranslated ?? [])
      .filter((other) => !translationPath(translations, other.language))
      .flatMap((other) => publishedPath(other.language, other.path)),
  ]
}

/** Stored fields that determine the paths of a page or article. */
export interface StoredPaths {
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

/** The article's path in a canonical href; null unless that is an article's in the language. */
export function canonicalArticlePath(
  language: string | null,
  canonicalPath: string | null | undefined,
): string | null {
  if (!isLocale(language)) return null
  const folder = pageHref(language, articleFolder)
  const slug = canonicalPath?.startsWith(folder) ? canonicalPath.slice(folder.length) : ''
  return isSlug(slug) ? articleFolder + slug : null
}

/** Computes a document's paths, as `documentPathsFragment` queries them. */
export function pathsOf(document: StoredPaths): DocumentPaths {
  const {_type, path, slug, untranslatedSlugs} = document
  const language = text(document.language) || null
  if (_type !== 'article') return {language, path: text(path), untranslated: null}
  const own = articlePath((slug as {current?: unknown} | undefined)?.current)
  const localized = Array.isArray(untranslatedSlugs) ? untranslatedSlugs.filter(isJsonObject) : null
  return {
    language,
    path: own,
    untranslated:
      localized?.map((entry) => ({
        language: text(entry['language']) || null,
        path: articlePath(entry['slug']) || own,
      })) ?? null,
  }
}
