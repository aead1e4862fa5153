import type {
  AddressesQueryResult,
  SitemapDocumentsQueryResult,
  SitemapPartsQueryResult,
} from '../content/types.generated'
import {defaultLocale, isLocale, type Locale} from '../i18n/locales'
import {pageHref} from '../routing/paths'
import {inTurns} from '../turns/in-turns'
import {absoluteUrl} from './absolute-url'

/** Addresses in one file, at most: https://www.sitemaps.org/protocol.html. */
export const sitemapLimit = 50_000

/** One address of the sitemap. */
export interface SitemapEntry {
  url: string
  /** When what is read there was changed, as Sanity writes it: `2025-11-20T09:30:00Z`. */
  changedAt: string
  /** The addresses of the same text in each language, its own included; empty for what has no translation. */
  alternates: {language: string; url: string}[]
}

type Document = SitemapDocumentsQueryResult[number]
type Part = SitemapPartsQueryResult[number]

/** What is published. */
interface Published {
  documents: Document[]
  translations: AddressesQueryResult['translations']
  /** What documents show. */
  parts: Part[]
}

/** A document that search engines may list, and where it is read. */
interface Indexable {
  document: Document
  language: Locale
  url: string
}

const redirectsFollowed = 10

/** The path that a visitor of a path ends at. */
function destination(href: string, redirects: ReadonlyMap<string, string>): string {
  let reached = href
  for (let step = 0; step < redirectsFollowed; step += 1) {
    const next = redirects.get(reached)
    if (!next) break
    reached = next
  }
  return reached
}

/** Where a document is read, or nothing when search engines are told to look elsewhere, or nowhere. */
function indexable(document: Document, redirects: ReadonlyMap<string, string>): Indexable[] {
  const {language, path, hidden, canonicalPath} = document
  if (!isLocale(language) || !path || hidden) return []
  const href = pageHref(language, path)
  const original = canonicalPath ? destination(canonicalPath, redirects) : href
  return original === href ? [{document, language, url: absoluteUrl(href)}] : []
}

/** The parts that each document shows, by the id of the document. */
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

/** When documents were changed, and the parts that each shows. */
interface Changes {
  times: ReadonlyMap<string, string>
  /** That of the article that was changed last. */
  ofArticles: string
  parts: Map<string, Part[]>
}

/** The last of some times, as Sanity writes them; before all others where there is none. */
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

/** The latest change of a document and of what it shows; a question that shows a figure brings the figure along. */
function changedAt(document: Document, {times, ofArticles, parts}: Changes): string {
  const {_id, _updatedAt, related, offered, listsArticles} = document
  const cards = [related, offered].flatMap((ids) => ids ?? [])
  const found = [_updatedAt, ...cards.flatMap((id) => times.get(id ?? '') ?? [])]
  if (listsArticles) found.push(ofArticles)
  const seen = new Set([_id])
  // The set grows while it is walked.
  for (const id of seen) {
    for (const part of parts.get(id) ?? []) {
      found.push(part._updatedAt)
      seen.add(part._id)
    }
  }
  return latestOf(found)
}

/** The languages of a text, as the heads of its pages name them: none for one whose original an editor named. */
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

/**
 * What the sitemap lists, in the order of its addresses: what search engines may list under its own address. Translations come
 * from one group, so each names exactly those that name it.
 */
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
  // The schema wants elements of other namespaces last; Next.js's own sitemap writes them first.
  const links = alternates.map(
    (alternate) =>
      `<xhtml:link rel="alternate" hreflang="${alternate.language}" href="${escaped(alternate.url)}"/>`,
  )
  return `<url><loc>${escaped(url)}</loc><lastmod>${time}</lastmod>${links.join('')}</url>`
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A sitemap: https://www.sitemaps.org/protocol.html, with the languages of each address as `xhtml:link`. */
export function sitemapXml(entries: SitemapEntry[]): string {
  return [
    declaration,
    `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries.map(urlXml),
    '</urlset>',
    '',
  ].join('\n')
}

/** The entries of each file that a sitemap of any length takes. */
export function sitemapParts(entries: SitemapEntry[], limit = sitemapLimit): SitemapEntry[][] {
  const count = Math.ceil(entries.length / limit)
  return Array.from({length: count}, (_, index) =>
    entries.slice(index * limit, (index + 1) * limit),
  )
}

/** The name of the file with a part of the sitemap, counted from 0. */
export const partName = (index: number): string => `${index + 1}.xml`

/** What leads to the parts of a sitemap that is too long for one file. */
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
