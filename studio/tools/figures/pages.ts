import {getPublishedId, isPublishedId} from '@sanity/client/csm'

import {isLocale, type Locale, locales} from '../../../lib/i18n/locales'
import {addressOf, pathIn, translationPath} from '../../../lib/routing/addresses'
import {pageHref} from '../../../lib/routing/paths'
import type {ContentDocument, Use} from './usage'

/** Where visitors read something: one address in one language. */
interface Place {
  locale: Locale
  href: string
}

/** A page or article with its addresses. */
export interface Page {
  id: string
  type: string
  title: string
  places: Place[]
}

/** Documents that have no address: pages show them. */
const partTypes = new Set(['faq', 'featureCard', 'comparisonTable'])

const pageTypes = new Set(['page', 'article'])

/** Lists of pages and articles that are shown with their titles and summaries. */
const offering = new Set(['related', 'pages'])

/** Texts of a page or article that are also shown where it is offered. */
const offered = /^(title|summary|seo\.description)$/

interface Translations {
  translations?: {value?: {_ref?: string}}[]
}

function titleOf({title, question}: ContentDocument): string {
  if (typeof title === 'string') return title
  return typeof question === 'string' ? question : ''
}

/** The ids that a value refers to, those in lists of offered pages apart. */
function referencesIn(value: unknown, field = ''): {id: string; isOffer: boolean}[] {
  if (typeof value !== 'object' || value === null) return []
  const {_ref} = value as {_ref?: unknown}
  if (typeof _ref === 'string') return [{id: _ref, isOffer: offering.has(field)}]
  if (Array.isArray(value)) return value.flatMap((item) => referencesIn(item, field))
  return Object.entries(value).flatMap(([name, item]) => referencesIn(item, name))
}

function placesOf(document: ContentDocument, translations: ContentDocument[]): Place[] {
  const address = addressOf(document)
  const others = translations.map(addressOf)
  return locales.flatMap((locale) => {
    const isOwn = address.language === locale
    // A translation takes the place of the untranslated address.
    const path = isOwn || !translationPath(others, locale) ? pathIn(locale, address) : null
    return path ? [{locale, href: pageHref(locale, path)}] : []
  })
}

/** What is known of the published pages: which they are, and what each of them shows. */
export interface Site {
  pages: Map<string, Page>
  /** The pages that show a document, by its id; `offers` are those that show its title and summary. */
  shows: Map<string, Set<string>>
  offers: Map<string, Set<string>>
  /** Pages that list all articles. */
  lists: Set<string>
  documents: Map<string, ContentDocument>
}

function add(map: Map<string, Set<string>>, id: string, page: string): void {
  const pages = map.get(id)
  if (pages) pages.add(page)
  else map.set(id, new Set([page]))
}

function sectionTypes({sections}: ContentDocument): unknown[] {
  return Array.isArray(sections) ? sections.map((section) => Object(section)._type) : []
}

function translationsById(documents: ContentDocument[], published: Map<string, ContentDocument>) {
  const byId = new Map<string, ContentDocument[]>()
  for (const {_type, translations} of documents as (ContentDocument & Translations)[]) {
    if (_type !== 'translation.metadata') continue
    const ids = (translations ?? []).flatMap(({value}) => value?._ref ?? [])
    for (const id of ids) {
      const others = ids.filter((other) => other !== id)
      byId.set(
        id,
        others.flatMap((other) => published.get(other) ?? []),
      )
    }
  }
  return byId
}

/** Reads the published pages out of all documents. */
export function siteOf(documents: ContentDocument[]): Site {
  const published = new Map(
    documents.filter(({_id}) => isPublishedId(_id)).map((document) => [document._id, document]),
  )
  const translations = translationsById(documents, published)
  const site: Site = {
    pages: new Map(),
    shows: new Map(),
    offers: new Map(),
    lists: new Set(),
    documents: new Map(documents.map((document) => [getPublishedId(document._id), document])),
  }
  for (const [id, document] of published) {
    site.documents.set(id, document)
    if (!pageTypes.has(document._type)) continue
    const places = placesOf(document, translations.get(id) ?? [])
    site.pages.set(id, {id, type: document._type, title: titleOf(document), places})
    for (const reference of referencesIn(document)) {
      const type = published.get(reference.id)?._type ?? ''
      if (partTypes.has(type)) add(site.shows, reference.id, id)
      else if (reference.isOffer) add(site.offers, reference.id, id)
    }
    if (sectionTypes(document).includes('articleList')) site.lists.add(id)
  }
  return site
}

function idsShowing({id, path}: Use, site: Site): string[] {
  const type = site.documents.get(id)?._type ?? ''
  if (type === 'siteSettings') return [...site.pages.keys()]
  if (partTypes.has(type)) return [...(site.shows.get(id) ?? [])]
  if (!pageTypes.has(type)) return []
  if (!offered.test(path)) return [id]
  return [id, ...(site.offers.get(id) ?? []), ...(type === 'article' ? site.lists : [])]
}

/** The published pages that show what some published texts say, each once, in the order of their addresses. */
export function pagesShowing(uses: Use[], site: Site): Page[] {
  const ids = new Set(
    uses.filter(({isPublished}) => isPublished).flatMap((use) => idsShowing(use, site)),
  )
  return [...ids]
    .flatMap((id) => site.pages.get(id) ?? [])
    .sort((one, other) => (one.places[0]?.href ?? '').localeCompare(other.places[0]?.href ?? ''))
}

/** The document of a use, for its heading. */
export function documentOf(id: string, {documents}: Site) {
  const document = documents.get(id)
  const {_type: type = '', language} = document ?? {}
  return {
    id,
    type,
    title: document ? titleOf(document) : '',
    locale: isLocale(language) ? language : null,
  }
}
