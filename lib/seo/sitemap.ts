import type {
  AddressesQueryResult,
  SitemapDocumentsQueryResult,
  SitemapPartsQueryResult,
} from '../content/types.generated'
import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {pageHref} from '../routing/paths'
import {inTurns} from '../turns/in-turns'
import {absoluteUrl} from './absolute-url'

/** Maximum URLs per file: https://www.sitemaps.org/protocol.html. */
export const sitemapLimit = 50_000

/** One URL of the sitemap. */
export interface SitemapEntry {
  url: string
  /** Last change, as Sanity writes it: `2025-11-20T09:30:00Z`. */
  changedAt: string
  /** URLs by language, including its own; empty without translations. */
  alternates: {language: string; url: string}[]
}

type Document = SitemapDocumentsQueryResult[number]
type Part = SitemapPartsQueryResult[number]

interface Published {
  documents: Document[]
  translations: AddressesQueryResult['translations']
  /** Shared documents that a document shows. */
  parts: Part[]
}

/** An indexable document and its path. */
interface Indexable {
  document: Document
  language: Locale
  url: string
}

const redirectsFollowed = 10

/** Final path after redirects. */
function destination(href: string, redirects: ReadonlyMap<string, string>): string {
  let reached = href
  for (let step = 0; step < redirectsFollowed; step += 1) {
    const next = redirects.get(reached)
    if (!next) break
    reached = next
  }
  return reached
}

/** Path of a document; undefined when it is not indexable or canonical elsewhere. */
function indexable(document: Document, redirects: ReadonlyMap<string, string>): Indexable[] {
  const {language, path, hidden, canonicalPath} = document
  if (!isLocale(language) || !path || hidden) return []
  const href = pageHref(language, path)
  const original = canonicalPath ? destination(canonicalPath, redirects) : href
  return original === href ? [{document, language, url: absoluteUrl(href)}] : []
}

/** Shared parts by the id of the document that shows them. */
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

/** Times of change, and the parts each document shows. */
interface Changes {
  times: ReadonlyMap<string, string>
  /** Of the most recent article. */
  ofArticles: string
  parts: Map<string, Part[]>
}

/** The latest of some timestamps; empty when there are none. */
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

/** Latest change of a document and of everything it shows, transitively. */
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

/**
 * Alternates of a group, the same as in the pages' heads; none for a text with another canonical.
 */
function alternatesIn(group: Indexable[]): SitemapEntry['alternates'] {
  const own = group.filter(({document}) => !document.canonicalPath)
  const urls = new Map(own.map(({language, url}) => [language, url] as const))
  if (urls.size < 2) return []
  const original = urls.get(defaultLocale)
  return [
    ...[...urls].map(([language, url]) => ({language, url})),
    ...(original ? [{language: 'x-default', url: original}] : []),
  ]
}

/** Sitemap entries in the order of their URLs: indexable documents with their translations. */
export async function sitemapEntries(
  published: Published,
  redirects: ReadonlyMap<string, string>,
): Promise<SitemapEntry[]> {
  const changes = changesIn(published)
  const found = await inTurns(published.documents, (document) => indexable(document, redirects))
  const translations = new Map(
    published.translations.flatMap(({documents}) => {
      const ids = (documents ?? []).flatMap(({id}) => id ?? [])
      return ids.map((id) => [id, ids[0]] as const)
    }),
  )
  const groups = new Map<string, Indexable[]>()
  for (const one of found.flat()) {
    const {_id} = one.document
    const key = translations.get(_id) ?? _id
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const entries = await inTurns([...groups.values()], (group) => {
    const alternates = alternatesIn(group)
    return group.map(({document, url}) => ({
      url,
      changedAt: changedAt(document, changes),
      alternates: document.canonicalPath ? [] : alternates,
    }))
  })
  return entries.flat().sort((one, other) => (one.url < other.url ? -1 : 1))
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

function urlXml({url, changedAt: time, alternates}: SitemapEntry): string {
  // The schema requires foreign elements last; Next.js's own sitemap writes them first.
  const links = alternates.map(
    (alternate) =>
      `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${escaped(alternate.url)}"/>`,
  )
  return `<url><loc>${escaped(url)}</loc><lastmod>${time}</lastmod>${links.join('')}</url>`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Sitemap XML with `xhtml:link` alternates: https://www.sitemaps.org/protocol.html. */
export function sitemapXml(entries: SitemapEntry[]): string {
  return [
    declaration,
    `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries.map(urlXml),
    '</urlset>',
    '',
  ].join('\n')
}

/** Splits entries into files. */
export function sitemapParts(entries: SitemapEntry[], limit = sitemapLimit): SitemapEntry[][] {
  const count = Math.ceil(entries.length / limit)
  return Array.from({length: count}, (_, index) =>
    entries.slice(index * limit, (index + 1) * limit),
  )
}

/** File name of a part, counted from 0. */
export const partName = (index: number): string => `${index + 1}.xml`

/** Sitemap index for a split sitemap. */
export function sitemapIndexXml(parts: number): string {
  const files = Array.from({length: parts}, (_, index) =>
    absoluteUrl(`/sitemap/${partName(index)}`),
  )
  return [
    declaration,
    `<sitemapindex ${namespace}>`,
    ...files.map((url) => `<sitemap><loc>${escaped(url)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}
