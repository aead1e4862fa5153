import {isLocale, type Locale, locales} from '../../i18n/locales'
import {
  canonicalArticlePath,
  hrefIn,
  type Hrefs,
  readablePathIn,
  translationPath,
} from '../../urls/addresses'
import {pageHref} from '../../urls/paths'
import {hasAddress, sitePath} from '../../urls/site-path'
import type {Addresses, TranslationAddress} from './read-addresses'
import {finalTargets, redirectTarget, type Redirect} from './redirects'

interface PublishedPath {
  locale: Locale
  path: string
}

/** A path with its language; none if it cannot have an address. */
export function publishedPath(language: string | null, path: string | null): PublishedPath[] {
  return isLocale(language) && hasAddress(language, path) ? [{locale: language, path}] : []
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
