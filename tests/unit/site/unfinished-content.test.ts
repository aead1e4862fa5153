import {evaluate, parse} from 'groq-js'
import {beforeAll, describe, expect, it, vi} from 'vitest'

import {articleQuery} from '../../../components/blog/article-query'
import {pageQuery} from '../../../components/sections/page-query'
import type {Locale} from '../../../lib/i18n/locales'
import {conform} from '../../../lib/sanity/conform'
import {pathsQuery} from '../../../lib/sanity/paths'
import {feedQuery, guideQuery, neighborsQuery, siteSettingsQuery} from '../../../lib/sanity/queries'
import type {ArticleContent, PageContent, SiteSettings} from '../../../lib/sanity/types'
import type {
  PathsQueryResult,
  FeedQueryResult,
  GuideQueryResult,
  NeighborsQueryResult,
} from '../../../lib/sanity/types.generated'
import {pageMetadata} from '../../../lib/seo/metadata'
import {log} from '../../../lib/server/log'
import {blogPath, homePath} from '../../../lib/urls/paths'
import {entries, type Fields} from '../content/dataset'
import {examples} from '../content/examples'

const _updatedAt = '2026-01-31T12:00:00Z'

const dataset: Fields[] = [...entries.map(({document}) => document), ...examples].map((document) =>
  Object.assign({_updatedAt}, document),
)

const documentOf = (type: string): Fields => {
  const found = dataset.find(({_type}) => _type === type)
  if (!found) throw new Error(`The seed has no ${type}.`)
  return found
}

const otherArticles = new Set(dataset.filter(({_type}) => _type === 'article').slice(6))

/** What queries read: groq-js needs seconds for lists of all articles. */
const queried = dataset.filter((document) => !otherArticles.has(document))

const parsed = new Map<string, ReturnType<typeof parse>>()

/** Returns a query's result with the `written` documents added to the dataset, or in place of those with their ids. */
async function ask<T>(query: string, params: Fields = {}, written: Fields[] = []): Promise<T> {
  // Parsed queries are cached; parsing inlines the parameters.
  const key = query + JSON.stringify(params)
  const tree = parsed.get(key) ?? parse(query, {params})
  parsed.set(key, tree)
  const ids = new Set(written.map(({_id}) => _id))
  const all = [...queried.filter(({_id}) => !ids.has(_id)), ...written]
  const answer = await evaluate(tree, {dataset: all, params})
  return conform(query, (await answer.get()) as T)
}

let settings: SiteSettings

beforeAll(async () => {
  vi.spyOn(log, 'warn').mockReturnValue(undefined)
  settings = await ask(siteSettingsQuery, {locale: 'en'})
})

const pageAt = {locale: 'en', path: 'unfinished', parent: homePath}
const emptyPage = {_id: 'unfinished', _type: 'page', _updatedAt, language: 'en', path: 'unfinished'}

const articleAt = {locale: 'en', slug: 'unfinished'}
const found = {language: 'en', slug: {_type: 'slug', current: 'unfinished'}}
const emptyAt = (path: string, language: string) => ({...emptyPage, _id: path, language, path})

/** An entry of a set of translations, without the language that the Studio writes. */
const inSet = (_ref: string) => ({_type: 'internationalizedArrayReferenceValue', value: {_ref}})

/** The ids of a test's articles in a list of ids or paths. */
const oursIn = (all: (string | null | undefined)[]) =>
  all.flatMap((one) => /same-\d/.exec(one ?? '')?.[0] ?? [])

describe('one rule for what editors and importers leave open', () => {
  const without = {
    title: 'Our prices',
    summary: 'What it costs.',
    seo: {title: ' ', description: ''},
  }

  it('a blank title or description for search is that of the document, in every list', async () => {
    const sections = [{_key: 'top', _type: 'pageHeader', title: 'Prices', intro: 'From 19 euros.'}]
    const page = {...emptyPage, ...without, summary: undefined, sections}
    const article = {...documentOf('article'), ...found, ...without, _id: 'unfinished-article'}
    const expected = ['Our prices', 'From 19 euros.', 'What it costs.']
    const ofPage = await ask<PageContent>(pageQuery, pageAt, [page])
    const ofArticle = await ask<ArticleContent>(articleQuery, articleAt, [article])
    const {seo} = ofPage
    expect([seo.title, seo.description, ofArticle.seo.description]).toEqual(expected)
    const head = pageMetadata(ofPage, {...settings, name: 'Site'})
    expect([head.title, head.openGraph?.description]).toEqual(['Our prices · Site', expected[1]])
    expect(pageMetadata({...ofPage, seo: {...seo, title: ''}}, settings).title).toBe(settings.name)

    const guide = await ask<GuideQueryResult>(guideQuery, {after: ''}, [page, article])
    expect(guide.find(({_id}) => _id === 'unfinished-article')?.description).toBe(expected[2])
    const blogPage = {...page, path: blogPath, _id: 'page-blog-en'}
    const feed = await ask<FeedQueryResult>(feedQuery, {locale: 'en', path: blogPath}, [blogPage])
    expect(feed.blog?.seo).toEqual({title: expected[0], description: expected[1]})
  })

  it('of several translations in one language the first counts, and the others have no translations', async () => {
    const written = [emptyAt('one', 'en'), emptyAt('two', 'fr'), emptyAt('three', 'en')]
    const set = {
      _id: 'set',
      _type: 'translation.metadata',
      translations: ['gone', 'one', 'two', 'three'].map(inSet),
    }
    const alternatesAt = async (locale: Locale, path: string) => {
      const at = {locale, path, parent: ''}
      const content = await ask<PageContent>(pageQuery, at, [...written, set])
      const languages = pageMetadata(content, settings).alternates?.languages
      return Object.values(languages ?? {}).map((url) => new URL(url as string).pathname)
    }
    expect(await alternatesAt('en', 'one')).toEqual(['/one', '/fr/two', '/one'])
    expect(await alternatesAt('fr', 'two')).toEqual(['/one', '/fr/two', '/one'])
    expect(await alternatesAt('en', 'three')).toEqual([])
  })

  it('articles of one day, or without a readable one, have the same order in every list', async () => {
    const newest = '2040-01-01T01:30:00+01:00'
    const days = [newest, '2040-01-01', '2040-01-01', '2040-01-01', '31/12/2050', undefined]
    const ids = days.map((_, index) => `same-${index}`)
    const articles = days.map((publishedAt, index) => {
      const own = {_id: ids[index], slug: {_type: 'slug', current: ids[index]}, publishedAt}
      return Object.assign({}, documentOf('article'), own)
    })
    const written = articles.toReversed()
    const feed = await ask<FeedQueryResult>(feedQuery, {locale: 'en', path: blogPath}, written)
    expect(oursIn(feed.articles.map(({path}) => path))).toEqual(ids.slice(0, 5))
    const all = await ask<PathsQueryResult>(pathsQuery, {}, written)
    expect(oursIn(all.articles.map(({_id}) => _id))).toEqual(ids)
    const beside = articles.map(async ({_id: id, publishedAt = ''}) => {
      const at = {id, language: 'en', publishedAt}
      const {newer, older} = await ask<NeighborsQueryResult>(neighborsQuery, at, written)
      return [oursIn([newer?._id])[0], oursIn([older?._id])[0]]
    })
    expect(await Promise.all(beside)).toEqual([
      [undefined, 'same-1'],
      ['same-0', 'same-2'],
      ['same-1', 'same-3'],
      ['same-2', undefined],
      [undefined, 'same-5'],
      ['same-4', undefined],
    ])
  })
})
