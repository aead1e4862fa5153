import {isLocale, locales} from '../i18n/locales'
import type {AddressesQueryResult} from '../sanity/types.generated'
import {
  type Address,
  canonicalArticlePath,
  hrefIn,
  type Hrefs,
  type LocalizedPath,
  publishedPath,
  type PublishedPath,
  readablePathIn,
  translationPath,
} from './addresses'
import {pageHref} from './paths'
import {finalTargets, redirectTarget, type Redirect} from './redirects'
import {hasAddress, sitePath} from './site-path'

/** A page or article with its translations, its own language included. Null without any. */
export interface TranslationAddress extends Address {
  _id?: string
  /** URL path of an article's original. */
  canonicalPath?: string | null
  translations: LocalizedPath[] | null
}

/** All pages, articles (newest first) and redirects. */
export interface Addresses {
  pages: TranslationAddress[]
  articles: TranslationAddress[]
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

/** Joins addresses with their translations. */
export function withTranslations({
  pages,
  articles,
  translations,
  redirects,
}: AddressesQueryResult): Addresses {
  const published = new Map([...pages, ...articles].map((address) => [address._id, address]))
  const pathsById = new Map<string, LocalizedPath[]>()
  for (const {documents} of translations) {
    const first = firstOfEachLanguage(documents, published)
    const localized = [...first.values()].map(({language, path}) => ({language, path}))
    for (const id of first.keys()) if (!pathsById.has(id)) pathsById.set(id, localized)
  }
  const joined = (address: Address & {_id: string}): TranslationAddress => ({
    ...address,
    translations: pathsById.get(address._id) ?? null,
  })
  return {pages: pages.map(joined), articles: articles.map(joined), redirects}
}

/** A document's own path, and an article's paths under languages without a translation. */
function pathsOf({
  language,
  path,
  untranslated,
  translations,
}: TranslationAddress): PublishedPath[] {
  return [
    ...publishedPath(language, path),
    ...(untranslated ?? [])
      .filter((place) => !translationPath(translations, place.language))
      .flatMap((place) => publishedPath(place.language, place.path)),
  ]
}

function canonicalPathOf({language, canonicalPath}: TranslationAddress): PublishedPath[] {
  return publishedPath(language, canonicalArticlePath(language, canonicalPath))
}

const entriesOf = (document: TranslationAddress, places: PublishedPath[]) =>
  places.map((place) => [pageHref(place.locale, place.path), {place, document}] as const)

/** Every published path with its document, by URL path. */
function publishedDocuments({pages, articles}: Pick<Addresses, 'pages' | 'articles'>) {
  // Later entries win: a document's own path takes precedence over another's canonical path.
  return new Map([
    ...articles.flatMap((article) => entriesOf(article, canonicalPathOf(article))),
    ...[...pages, ...articles].flatMap((document) => entriesOf(document, pathsOf(document))),
  ])
}

/** Language and path of every page, article, canonical path, and untranslated article under other languages. */
export function publishedPaths(addresses: Pick<Addresses, 'pages' | 'articles'>): PublishedPath[] {
  return [...publishedDocuments(addresses).values()].map(({place}) => place)
}

function hrefsOf(document: TranslationAddress): Hrefs {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const path = readablePathIn(locale, document)
      return path ? [[locale, pageHref(locale, path)]] : []
    }),
  )
}

/** Every published URL path, with the URL paths of its document in each language. */
export function publishedHrefs(addresses: Addresses): Map<string, Hrefs> {
  return new Map(
    [...publishedDocuments(addresses)].map(([href, {document}]) => [href, hrefsOf(document)]),
  )
}

/** URL path, after changes, of the document that had this URL path before; null when there is none. */
export function hrefAfter(href: string, before: Addresses, after: Addresses): string | null {
  const known = publishedDocuments(before).get(href)
  const {pages, articles} = after
  const document = [...pages, ...articles].find(({_id}) => _id === known?.document._id)
  if (!known || !document) return null
  return hrefsOf(document)[known.place.locale] ?? hrefIn(known.place.locale, document)
}

/** Redirects from the paths that an article had under a language before it was translated. */
export function translatedSince(article: TranslationAddress): Redirect[] {
  const places = (article.untranslated ?? []).flatMap(({language, path}) =>
    publishedPath(language, path),
  )
  return places.flatMap(({locale, path}): Redirect[] => {
    const translation = translationPath(article.translations, locale)
    if (!translation || translation === path) return []
    return [{from: pageHref(locale, path), to: pageHref(locale, translation)}]
  })
}

/** URL paths that redirect, with their final target: redirects of editors, and paths of articles translated since. */
export function redirectedPaths(addresses: Addresses): Map<string, string> {
  const {articles, redirects} = addresses
  const all = [...articles.flatMap(translatedSince), ...redirects]
  return finalTargets(all, publishedHrefs(addresses))
}

/** Paths and slugs that cannot be an address, and redirects whose source or target is malformed. */
export function addressesLeftOut({pages, articles, redirects}: Addresses): string[] {
  const documents = [...pages, ...articles]
  const untranslated = documents.flatMap((document) => document.untranslated ?? [])
  const odd = [...documents, ...untranslated].filter(
    ({language, path}) => isLocale(language) && !hasAddress(language, path),
  )
  return [
    ...odd.map(({language, path}) => `${language} ${path}`),
    ...redirects.flatMap(({from, to}) => [
      ...(sitePath(from) ? [] : [from]),
      ...(redirectTarget(to) ? [] : [to]),
    ]),
  ]
}
