import 'server-only'
import {Readable} from 'node:stream'

import {cacheLife, cacheTag} from 'next/cache'
import {SitemapStream, streamToPromise} from 'sitemap'

import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {currentText} from '../sanity/cache'
import {fetchPublished, lifetime, readBatches} from '../sanity/fetch'
import {pathsQuery} from '../sanity/paths'
import {sitemapDocumentsQuery, sitemapPartsQuery} from '../sanity/queries'
import type {MachineText} from '../sanity/text-response'
import type {
  PathsQueryResult,
  SitemapDocumentsQueryResult,
  SitemapPartsQueryResult,
} from '../sanity/types.generated'
import {canonicalArticlePath} from '../urls/document-paths'
import {isValidPath} from '../urls/hrefs'
import {pageHref} from '../urls/paths'
import {firstOfEachLanguage} from '../urls/published-paths'
import {absoluteUrl} from './urls'

/** One URL of the sitemap. */
export interface SitemapEntry {
  url: string
  /** Last change, in Sanity's format: `2025-11-20T09:30:00Z`. */
  changedAt: string
  /** The URL in each language, its own included; empty without translations. */
  alternates: {language: string; url: string}[]
}

type Document = SitemapDocumentsQueryResult[number]
type Part = SitemapPartsQueryResult[number]

/** Published documents for the sitemap. */
interface Published {
  documents: Document[]
  translations: PathsQueryResult['translations']
  /** Documents shown by pages and articles. */
  parts: Part[]
}

/** A document that search engines may index, with its URL. */
interface Indexable {
  document: Document
  language: Locale
  url: string
}

/** Documents with their canonical URLs, without those hidden from search engines or whose original is elsewhere. */
function indexable(documents: Document[]): Indexable[] {
  const found = documents.flatMap((document) => {
    const {language, path, hidden} = document
    if (!isLocale(language) || !isValidPath(language, path)) return []
    return [{document, language, hidden, href: pageHref(language, path)}]
  })
  const taken = new Set(found.map(({href}) => href))
  return found.flatMap(({document, language, hidden, href}) => {
    const original = document.canonicalPath || href
    const isOwn =
      original === href || (canonicalArticlePath(language, original) && !taken.has(original))
    return isOwn && !hidden ? [{document, language, url: absoluteUrl(original)}] : []
  })
}

/** Embedded documents by the id of the document that shows them. */
function partsByHolder(parts: Part[]): Map<string, Part[]> {
  const holders = new Map<string, Part[]>()
  for (const part of parts) {
    for (const id of part.shownBy) {
      const shown = holders.get(id)
      if (shown) shown.push(part)
      else holders.set(id, [part])
    }
  }
  return holders
}

/** Times of change, and the embedded documents of each document. */
interface Changes {
  times: ReadonlyMap<string, string>
  /** The latest change of any article. */
  ofArticles: string
  parts: Map<string, Part[]>
}

/** The latest of some times; an empty string without any. */
const latestOf = (times: readonly string[]) =>
  times.reduce((latest, time) => (time > latest ? time : latest), '')

function changesIn({documents, parts}: Published): Changes {
  const articles = documents.filter(({_type}) => _type === 'article')
  return {
    times: new Map(documents.map(({_id, _updatedAt}) => [_id, _updatedAt])),
    ofArticles: latestOf(articles.map(({_updatedAt}) => _updatedAt)),
    parts: partsByHolder(parts),
  }
}

/** Latest change of a document and what it embeds, directly or indirectly, such as a figure in an answer. */
function changedAt(document: Document, {times, ofArticles, parts}: Changes): string {
  const {_id, _updatedAt, related, offered, listsArticles} = document
  const cards = [related, offered].flatMap((ids) => ids ?? [])
  const found = [_updatedAt, ...cards.flatMap((id) => times.get(id ?? '') ?? [])]
  if (listsArticles) found.push(ofArticles)
  const seen = new Set([_id])
  // The set grows while iterated.
  for (const id of seen) {
    for (const part of parts.get(id) ?? []) {
      found.push(part._updatedAt)
      seen.add(part._id)
    }
  }
  return latestOf(found)
}

/** hreflang alternates of a group of translations, as in the head of its pages. */
function alternatesIn(group: Indexable[]): SitemapEntry['alternates'] {
  const urls = new Map(group.map(({language, url}) => [language, url] as const))
  if (urls.size < 2) return []
  const original = urls.get(defaultLocale)
  return [
    ...[...urls].map(([language, url]) => ({language, url})),
    ...(original ? [{language: 'x-default', url: original}] : []),
  ]
}

/**
 * The sitemap's entries, ordered by URL. Translations share one set of alternates, so that they refer to each other.
 */
export function sitemapEntries(published: Published): SitemapEntry[] {
  const changes = changesIn(published)
  const found = indexable(published.documents)
  const documents = new Map(published.documents.map((document) => [document._id, document]))
  const translations = new Map(
    published.translations.toReversed().flatMap((set) => {
      const ids = [...firstOfEachLanguage(set.documents, documents).keys()]
      return ids.map((id) => [id, ids[0]] as const)
    }),
  )
  const groups = new Map<string, Indexable[]>()
  for (const one of found) {
    const {_id, canonicalPath} = one.document
    // An alternate's own URL must be canonical.
    const key = canonicalPath ? one.url : (translations.get(_id) ?? _id)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const entries = [...groups.values()].flatMap((group) => {
    const alternates = alternatesIn(group)
    return group.map(({document, url}) => ({
      url,
      changedAt: changedAt(document, changes),
      alternates,
    }))
  })
  return entries.sort((one, other) => (one.url < other.url ? -1 : 1))
}

/** The one namespace besides the sitemap's own. */
const xmlns = {xhtml: true, image: false, news: false, video: false}

// The library refuses to write a sitemap without URLs, which a site without published pages has.
const emptySitemap = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>'

/** Sitemap XML with `xhtml:link` alternates: https://www.sitemaps.org/protocol.html. */
async function sitemapXml(entries: SitemapEntry[]): Promise<string> {
  if (entries.length === 0) return emptySitemap
  const items = entries.map(({url, changedAt: lastmod, alternates}) => ({
    url,
    lastmod,
    links: alternates.map(({language: lang, url: href}) => ({lang, url: href})),
  }))
  const stream = Readable.from(items).pipe(new SitemapStream({xmlns}))
  return String(await streamToPromise(stream))
}

const headers = {'content-type': 'application/xml; charset=utf-8'}

/** The sitemap: every indexable URL with its last change. */
export async function readSitemap(): Promise<MachineText> {
  'use cache'
  cacheLife(lifetime)
  cacheTag(currentText)
  const documents = await readBatches(sitemapDocumentsQuery)
  const parts = await readBatches(sitemapPartsQuery)
  const {translations} = await fetchPublished(pathsQuery)
  return {text: await sitemapXml(sitemapEntries({documents, translations, parts})), headers}
}
