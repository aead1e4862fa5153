import {describe, expect, it} from 'vitest'

import {sitemapPartsQuery} from '../../../../lib/sanity/queries'
import type {
  SitemapDocumentsQueryResult,
  SitemapPartsQueryResult,
} from '../../../../lib/sanity/types.generated'
import * as sitemap from '../../../../lib/seo/sitemap'
import {publicEnv} from '../../../../lib/server/env'
import {documentTypes, singletonDocuments} from '../../../../schemas/documents'

const site = publicEnv.siteUrl

type Document = SitemapDocumentsQueryResult[number]
type Part = SitemapPartsQueryResult[number]

function page(language: string, path: string, changes: object = {}): Document {
  const empty = {related: null, offered: null, listsArticles: false}
  return {
    _id: `${language}-${path}`,
    _type: 'page',
    _updatedAt: '2026-01-01T00:00:00Z',
    language,
    path,
    hidden: false,
    canonicalPath: null,
    ...empty,
    ...changes,
  }
}

const part = (id: string, time: string, shownBy: string[]): Part => ({
  _id: id,
  _updatedAt: time,
  shownBy,
})

/** Groups of documents that are translations of each other. */
const translations = [[null, 'en-about', 'fr-a-propos'], []].map((ids) => ({
  documents: ids.map((id) => ({id})),
}))

function entries(documents: Document[], parts: Part[] = []) {
  return sitemap.sitemapEntries({documents, translations, parts})
}

const changedAt = (...input: Parameters<typeof entries>) => entries(...input)[0]?.changedAt

const named = (canonicalPath: string) => page('en', 'blog/voice', {canonicalPath})

const urls = (...input: Parameters<typeof entries>) => entries(...input).map(({url}) => url)

describe('what the sitemap lists', () => {
  it('the sitemap omits pages with noindex or without a path', () => {
    const nowhere = [page('tlh', 'ueber'), page('en', '', {path: null})]
    expect(urls([page('en', 'thanks', {hidden: true}), ...nowhere])).toEqual([])
  })

  it('the sitemap lists an article at its canonical path if that is valid', () => {
    expect(urls([named('/blog/voice')])).toEqual([`${site}/blog/voice`])
    expect(urls([named('/blog/original')])).toEqual([`${site}/blog/original`])
    expect(urls([named('/blog/other'), page('en', 'blog/other')])).toEqual([`${site}/blog/other`])
    expect(urls([named('/about')])).toEqual([])
    expect(urls([named('/fr/blog/original')])).toEqual([])
    expect(urls([named('/blog/Été')])).toEqual([])
  })
})

describe('the languages of an address', () => {
  const about = [page('en', 'about'), page('fr', 'a-propos')]

  it('a translation that is missing, hidden or has another canonical URL is not an alternate', () => {
    const [english, french] = about as [Document, Document]
    expect(entries([english])[0]?.alternates).toEqual([])
    expect(entries([english, {...french, hidden: true}])[0]?.alternates).toEqual([])
    const elsewhere = {...english, canonicalPath: '/about'} as Document
    expect(entries([elsewhere, french]).map(({alternates}) => alternates)).toEqual([[], []])
  })
})

describe('the time of the last change', () => {
  it.each(['related', 'offered'])('lastmod is the date of the newest of the %s', async (field) => {
    const _updatedAt = '2026-02-01T00:00:00Z'
    const other = page('en', 'blog/other', {_updatedAt})
    const shows = page('en', '/', {[field]: [other._id, 'not-published', null]})
    expect(changedAt([shows, other])).toBe(_updatedAt)
  })

  it("lastmod of a page that lists articles is the newest article's", () => {
    const _updatedAt = '2026-02-01T00:00:00Z'
    const newer = page('fr', 'blog/newer', {_type: 'article', _updatedAt})
    expect(changedAt([page('en', '/', {listsArticles: true}), newer])).toBe(_updatedAt)
    expect(changedAt([page('en', '/'), newer])).not.toBe(_updatedAt)
    const newerPage = page('fr', 'newer', {_updatedAt})
    expect(changedAt([page('en', '/', {listsArticles: true}), newerPage])).not.toBe(_updatedAt)
  })

  it('lastmod considers every referenced document type', () => {
    const singletons = singletonDocuments.map(({name}) => name)
    const alone = new Set(['page', 'article', 'redirect', 'announcementBar', ...singletons])
    const shown = documentTypes.map(({name}) => name).filter((name) => !alone.has(name))
    const [, types = ''] = /_type in \[(.*?)\]/.exec(sitemapPartsQuery) ?? []
    expect(JSON.parse(`[${types}]`)).toEqual(shown.toSorted())
  })

  it('lastmod considers figures in the answers of shown questions', () => {
    const parts = [
      part('figure', '2026-03-01T00:00:00Z', ['question']),
      part('question', '2025-01-01T00:00:00Z', ['en-/', 'en-about']),
      part('other', '2026-04-01T00:00:00Z', ['en-about']),
    ]
    expect(changedAt([page('en', '/')], parts)).toBe('2026-03-01T00:00:00Z')
    expect(changedAt([page('en', 'about')], parts)).toBe('2026-04-01T00:00:00Z')
  })
})
