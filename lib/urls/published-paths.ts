import {isLocale, locales} from '../i18n/locales'
import type {PathsQueryResult} from '../sanity/types.generated'
import {
  type DocumentPaths,
  canonicalArticlePath,
  hrefIn,
  type Hrefs,
  type LocalizedPath,
  publishedPath,
  type PublishedPath,
  pathIn,
  servedPaths,
  translationPath,
} from './document-paths'
import {isValidPath, normalHref} from './hrefs'
import {pageHref} from './paths'
import {finalTargets, redirectTarget, type Redirect} from './redirects'

/** A page or article with its translations, its own language included. Null without any. */
export interface TranslatedPaths extends DocumentPaths {
  _id?: string
  /** Href of an article's original. */
  canonicalPath?: string | null
  translations: LocalizedPath[] | null
}

/** All pages, articles (newest first) and redirects. */
export interface SitePaths {
  pages: TranslatedPaths[]
  articles: TranslatedPaths[]
  redirects: Redirect[]
}

/** The documents of a set of translations: of several in one language, the first that is published. */
export function firstOfEachLanguage<T extends {language: string | null}>(
  documents: {id: string | null}[] | null,
  published: ReadonlyMap<string, T>,
): Map<string, T> {
  const languages = new Set<string | null>()
  return new Map(
    (documents ?? []).flatMap(({id}): [string, T][] => {
      const found = id && published.get(id)
      if (!found || languages.has(found.language)) return []
      languages.add(found.language)
      return [[id, found]]
    }),
  )
}

/** Joins the paths of all documents with those of their translations. */
export function withTranslations({
  pages,
  articles,
  translations,
  redirects,
}: PathsQueryResult): SitePaths {
  const published = new Map([...pages, ...articles].map((document) => [document._id, document]))
  const pathsById = new Map<string, LocalizedPath[]>()
  for (const {documents} of translations) {
    const first = firstOfEachLanguage(documents, published)
    const localized = [...first.values()].map(({language, path}) => ({language, path}))
    for (const id of first.keys()) if (!pathsById.has(id)) pathsById.set(id, localized)
  }
  const joined = (document: DocumentPaths & {_id: string}): TranslatedPaths => ({
    ...document,
    translations: pathsById.get(document._id) ?? null,
  })
  return {pages: pages.map(joined), articles: articles.map(joined), redirects}
}

function canonicalPathOf({language, canonicalPath}: TranslatedPaths): PublishedPath[] {
  return publishedPath(language, canonicalArticlePath(language, canonicalPath))
}

const entriesOf = (document: TranslatedPaths, paths: PublishedPath[]) =>
  paths.map(({locale, path}) => [pageHref(locale, path), {locale, path, document}] as const)

/** Every published path with its document, by href. */
function publishedDocuments({pages, articles}: Pick<SitePaths, 'pages' | 'articles'>) {
  // Later entries win: a document's own path takes precedence over another's canonical path.
  return new Map([
    ...articles.flatMap((article) => entriesOf(article, canonicalPathOf(article))),
    ...[...pages, ...articles].flatMap((document) => entriesOf(document, servedPaths(document))),
  ])
}

/** Language and path of every page, article, canonical path, and untranslated article under other languages. */
export function publishedPaths(site: Pick<SitePaths, 'pages' | 'articles'>): PublishedPath[] {
  return [...publishedDocuments(site).values()].map(({locale, path}) => ({locale, path}))
}

function hrefsOf(document: TranslatedPaths): Hrefs {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const path = pathIn(locale, document)
      return path ? [[locale, pageHref(locale, path)]] : []
    }),
  )
}

/** Every published href, with the hrefs of its document in each language. */
export function publishedHrefs(site: SitePaths): Map<string, Hrefs> {
  return new Map(
    [...publishedDocuments(site)].map(([href, {document}]) => [href, hrefsOf(document)]),
  )
}

/** Href, after changes, of the document that had this href before; null when there is none. */
export function hrefAfter(href: string, before: SitePaths, after: SitePaths): string | null {
  const known = publishedDocuments(before).get(href)
  const {pages, articles} = after
  const document = [...pages, ...articles].find(({_id}) => _id === known?.document._id)
  if (!known || !document) return null
  return hrefIn(known.locale, document)
}

/** Redirects from the paths that an article had under a language before it was translated. */
export function translatedSince(article: TranslatedPaths): Redirect[] {
  const untranslated = (article.untranslated ?? []).flatMap(({language, path}) =>
    publishedPath(language, path),
  )
  return untranslated.flatMap(({locale, path}): Redirect[] => {
    const translation = translationPath(article.translations, locale)
    if (!translation || translation === path) return []
    return [{from: pageHref(locale, path), to: pageHref(locale, translation)}]
  })
}

/** Hrefs that redirect, with their final target: redirects of editors, and paths of articles translated since. */
export function redirectedPaths(site: SitePaths): Map<string, string> {
  const {articles, redirects} = site
  const all = [...articles.flatMap(translatedSince), ...redirects]
  return finalTargets(all, publishedHrefs(site))
}

/** Paths that the site cannot serve, and malformed sources and targets of redirects. */
export function pathsLeftOut({pages, articles, redirects}: SitePaths): string[] {
  const documents = [...pages, ...articles]
  const untranslated = documents.flatMap((document) => document.untranslated ?? [])
  const unservable = [...documents, ...untranslated].filter(
    ({language, path}) => isLocale(language) && !isValidPath(language, path),
  )
  return [
    ...unservable.map(({language, path}) => `${language} ${path}`),
    ...redirects.flatMap(({from, to}) => [
      ...(normalHref(from) ? [] : [from]),
      ...(redirectTarget(to) ? [] : [to]),
    ]),
  ]
}
