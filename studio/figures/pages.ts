import {getPublishedId, isPublishedId} from '@sanity/client/csm'

import {isLocale, type Locale, locales} from '../../lib/i18n/locales'
import {isJsonObject, nodesIn, objectsIn} from '../../lib/server/json'
import {pathsOf, pathIn, translationPath} from '../../lib/urls/document-paths'
import {pageHref} from '../../lib/urls/paths'
import {embeddedTypes, frameTypes} from '../../schemas/documents'
import {titleOf} from '../client/document-title'
import type {ContentDocument, Use} from './uses'

interface PageUrl {
  locale: Locale
  href: string
}

export interface Page {
  id: string
  urls: PageUrl[]
}

const pageTypes = new Set(['page', 'article'])

/** Fields that show referenced pages as cards. */
const cardFields = new Set(['related', 'pages'])

/** Texts that the card of a page or article shows. */
const cardTexts = /^(title|summary|seo\.description)$/

interface Translations {
  translations?: {value?: {_ref?: string}}[]
}

/** The references in a document; `isCard` marks those shown as cards. */
function referencesIn(document: ContentDocument): {id: string; isCard: boolean}[] {
  return [...nodesIn(document)].flatMap(({value, path}) => {
    const id = isJsonObject(value) ? value['_ref'] : undefined
    if (typeof id !== 'string') return []
    const field = path.findLast((segment) => typeof segment === 'string')
    return [{id, isCard: field !== undefined && cardFields.has(field)}]
  })
}

function urlsOf(document: ContentDocument, translations: ContentDocument[]): PageUrl[] {
  const address = pathsOf(document)
  const linked = translations.map(pathsOf)
  return locales.flatMap((locale) => {
    const isOwn = address.language === locale
    // A translation replaces the untranslated path.
    const path = isOwn || !translationPath(linked, locale) ? pathIn(locale, address) : null
    return path ? [{locale, href: pageHref(locale, path)}] : []
  })
}

/** The published pages and the documents that each shows. */
export interface Site {
  pages: Map<string, Page>
  /** The ids of pages by the document that they show, in full or as a card. */
  shows: Map<string, Set<string>>
  asCards: Map<string, Set<string>>
  /** The ids of pages by the types of their sections and blocks. */
  parts: Map<string, Set<string>>
  documents: Map<string, ContentDocument>
}

function add(map: Map<string, Set<string>>, id: string, page: string): void {
  const pages = map.get(id)
  if (pages) pages.add(page)
  else map.set(id, new Set([page]))
}

function translationsById(documents: ContentDocument[], published: Map<string, ContentDocument>) {
  const byId = new Map<string, ContentDocument[]>()
  for (const {translations} of documents as (ContentDocument & Translations)[]) {
    const ids = (translations ?? []).flatMap(({value}) => value?._ref ?? [])
    const linked = ids.flatMap((id) => published.get(id) ?? [])
    for (const id of ids) byId.set(id, linked)
  }
  return byId
}

/** Adds what a page shows: its parts, embedded documents, those in them, and cards of other pages. */
function addReferences(site: Site, page: ContentDocument, published: Map<string, ContentDocument>) {
  // The set grows while iterated.
  const holders = new Set([page])
  for (const holder of holders) {
    for (const {_type} of objectsIn(holder)) add(site.parts, String(_type), page._id)
    for (const {id, isCard} of referencesIn(holder)) {
      const shown = published.get(id)
      if (shown && embeddedTypes.includes(shown._type)) {
        add(site.shows, id, page._id)
        holders.add(shown)
      } else if (isCard) add(site.asCards, id, page._id)
    }
  }
}

/** Derives the published pages from all documents. */
export function siteOf(documents: ContentDocument[]): Site {
  const published = new Map(
    documents.filter(({_id}) => isPublishedId(_id)).map((document) => [document._id, document]),
  )
  const translations = translationsById(documents, published)
  const site: Site = {
    pages: new Map(),
    shows: new Map(),
    asCards: new Map(),
    parts: new Map(),
    documents: new Map([
      ...documents.map((document) => [getPublishedId(document._id), document] as const),
      ...published,
    ]),
  }
  for (const [id, document] of published) {
    if (!pageTypes.has(document._type)) continue
    site.pages.set(id, {id, urls: urlsOf(document, translations.get(id) ?? [])})
    addReferences(site, document, published)
  }
  return site
}

function idsShowing({id, path}: Use, site: Site): string[] {
  const type = site.documents.get(id)?._type ?? ''
  if (frameTypes.includes(type)) return [...site.pages.keys()]
  if (embeddedTypes.includes(type)) return [...(site.shows.get(id) ?? [])]
  if (!cardTexts.test(path)) return [id]
  const lists = type === 'article' ? site.parts.get('articleList') : undefined
  return [id, ...(site.asCards.get(id) ?? []), ...(lists ?? [])]
}

/** The published pages that show some uses, or have a part of some types, sorted by URL. */
export function pagesShowing(uses: Use[], site: Site, parts: string[] = []): Page[] {
  const published = uses.filter(({isPublished}) => isPublished)
  const ids = new Set([
    ...published.flatMap((use) => idsShowing(use, site)),
    ...parts.flatMap((type) => [...(site.parts.get(type) ?? [])]),
  ])
  return [...ids]
    .flatMap((id) => site.pages.get(id) ?? [])
    .sort((one, other) => (one.urls[0]?.href ?? '').localeCompare(other.urls[0]?.href ?? ''))
}

/** The document of a use. */
export function documentOf(id: string, {documents}: Site) {
  const document = documents.get(id)
  const {_type: type = '', language} = document ?? {}
  return {
    type,
    title: (document && titleOf(document)) ?? '',
    locale: isLocale(language) ? language : null,
  }
}
