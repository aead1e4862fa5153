import * as fc from 'fast-check'
import {evaluate, parse} from 'groq-js'
import {createElement, type ReactNode} from 'react'
import {prerender} from 'react-dom/static'
import {beforeAll, describe, expect, it, vi} from 'vitest'

import {ArticlePage} from '../../../components/blog/article-page'
import {articleMarkdown} from '../../../components/blog/article-page.markdown'
import {articleQuery} from '../../../components/blog/article-query'
import {SiteFooter} from '../../../components/layout/site-footer'
import {AnnouncementBar} from '../../../components/layout/site-frame'
import {SiteHeader} from '../../../components/layout/site-header'
import {SectionGuard} from '../../../components/preview/section-guard'
import type {SectionContext} from '../../../components/sections/context'
import {sections as manifest} from '../../../components/sections/manifest'
import {pageQuery} from '../../../components/sections/page-query'
import {pageMarkdown} from '../../../components/sections/page.markdown'
import {Sections} from '../../../components/sections/sections'
import {JsonLd} from '../../../components/seo/json-ld'
import type {Locale} from '../../../lib/i18n/locales'
import {messages} from '../../../lib/i18n/messages'
import {addressesQuery} from '../../../lib/sanity/addresses'
import {conform} from '../../../lib/sanity/conform'
import {figureKeys, insertFigures, referencedFigureKeys} from '../../../lib/sanity/figures'
import {articleTranslations} from '../../../lib/sanity/pages'
import {editIn} from '../../../lib/sanity/preview/edit'
import {
  announcementBarsQuery,
  blogQuery,
  feedQuery,
  figuresQuery,
  guideQuery,
  neighborsQuery,
  siteSettingsQuery,
} from '../../../lib/sanity/queries'
import type {
  ArticleContent,
  BlogContent,
  FigureNote,
  PageContent,
  SiteSettings,
} from '../../../lib/sanity/types'
import type {
  AddressesQueryResult,
  AnnouncementBarsQueryResult,
  FeedQueryResult,
  GuideQueryResult,
  NeighborsQueryResult,
} from '../../../lib/sanity/types.generated'
import {blogFeed, feedItems} from '../../../lib/seo/feeds/feed'
import {jsonFeed} from '../../../lib/seo/feeds/json-feed'
import {rssFeed} from '../../../lib/seo/feeds/rss'
import {guidedPages, llmsText} from '../../../lib/seo/markdown/llms'
import {articleMetadata, pageMetadata} from '../../../lib/seo/metadata'
import {articleGraph, pageGraph} from '../../../lib/seo/structured-data'
import {isJsonObject} from '../../../lib/server/json'
import {log} from '../../../lib/server/log'
import {blogPath, homePath} from '../../../lib/urls/paths'
import {given, hostile, malformedCopies} from '../../fixtures/malformed-copies'
import {deadline} from '../../machine-speed'
import {rounds, seedOr} from '../../nightly'
import {entries, type Fields} from '../content/dataset'
import {examples} from '../content/examples'

const _updatedAt = '2026-01-31T12:00:00Z'

/** Gives every picture in a value a crop and a hotspot. */
function withCrops(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCrops)
  if (!isJsonObject(value)) return value
  const own = Object.entries(value).map(([name, part]) => [name, withCrops(part)])
  const crop = {left: 0.1, right: 0.2, top: 0.3, bottom: 0.1}
  const hotspot = {x: 0.4, y: 0.5, width: 0.2, height: 0.3}
  return {...Object.fromEntries(own), ...('asset' in value && {crop, hotspot})}
}

const dataset = [...entries.map(({document}) => document), ...examples].map(
  (document) => withCrops({_updatedAt, ...document}) as Fields,
)
const edit = editIn('/studio')

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

/** Renders to HTML; throws where a page would fail. */
async function render(node: ReactNode): Promise<string> {
  const {prelude} = await prerender(node, {onError: () => undefined})
  return new Response(prelude).text()
}

/** A value with one field spoiled, and the documents it refers to. */
interface Draft {
  without: string
  value: unknown
  written: Fields[]
}

/** Returns the first item of each type: others of the type are rendered by the same code. */
function kindsOf(items: unknown[]): [number, unknown][] {
  const kinds = items.map((item) => (item as Fields | null)?.['_type'])
  return items.flatMap((item, index): [number, unknown][] =>
    kinds.indexOf(kinds[index]) === index ? [[index, item]] : [],
  )
}

/** Returns the ways in which a field can be unfinished or invalid: null, empty, a list of null, or a hostile text. */
function spoiled(value: unknown): unknown[] {
  if (typeof value === 'string') return [null, '', ...hostile]
  return Array.isArray(value) ? [null, [], [null], 'x'] : [null]
}

/** Returns a page or article without its own text, as other pages show it. */
function withoutText(document: Fields): Fields {
  const own = Object.entries(document).filter(
    ([name]) => name !== 'sections' && name !== 'body' && name !== 'related',
  )
  return Object.fromEntries(own)
}

/** Yields references to copies of the target with one field spoiled, and a broken reference. */
function* referenced(reference: Fields, path: string): Generator<Draft> {
  yield {without: `${path}->`, value: {...reference, _ref: 'gone'}, written: []}
  const target = dataset.find(({_id}) => _id === reference['_ref'])
  if (!target) return
  const document = withoutText(target)
  for (const {without, value, written} of draftsAndNothing(document, `${path}->`)) {
    const _id = `${String(target['_id'])}-${without}`
    yield {
      without,
      value: {...reference, _ref: _id},
      written: [...written, {...(value as Fields), _id}],
    }
  }
}

/** Yields copies of a value, each with one field spoiled at some depth. */
function* drafts(value: unknown, path = ''): Generator<Draft> {
  if (Array.isArray(value)) {
    for (const [index, item] of kindsOf(value)) {
      for (const draft of drafts(item, `${path}[${index}]`)) {
        yield {...draft, value: value.with(index, draft.value)}
      }
    }
  } else if (isJsonObject(value)) {
    if ('_ref' in value) yield* referenced(value, path)
    // Keys are missing in `hollow` and in malformed copies.
    const fields = Object.entries(value).filter(([key]) => !given.has(key) && key !== '_key')
    for (const [name, own] of fields) {
      const at = `${path}.${name}`
      for (const less of spoiled(own)) {
        const without = `${at} = ${JSON.stringify(less)}`
        yield {without, value: {...value, [name]: less}, written: []}
      }
      for (const draft of drafts(own, at)) yield {...draft, value: {...value, [name]: draft.value}}
    }
  }
}

/** Returns a value without anything that editors fill in. */
function hollow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hollow)
  if (!isJsonObject(value)) return null
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '_ref')
      .map(([name, own]) => [name, given.has(name) ? own : hollow(own)]),
  )
}

/** Returns copies of a value with one field spoiled each, and one without any content. */
function draftsAndNothing(value: unknown, path = ''): Draft[] {
  const nothing = {without: `${path}everything`, value: hollow(value), written: []}
  return [...drafts(value, path), nothing]
}

/** Returns drafts of a document that keep the fields in `found`, by which a query finds them. */
function draftsOf(document: Fields, ...found: string[]): Draft[] {
  const kept = Object.fromEntries(found.map((name) => [name, document[name]]))
  return draftsAndNothing(document).map(({without, value, written}) => {
    const own = {...(value as Fields), ...kept}
    return {without, value: own, written: [...written, own]}
  })
}

function contextOf(locale: Locale, page: SectionContext['page']): SectionContext {
  return {locale, hasCta: true, edit, page}
}

let figures: FigureNote[]
let settings: SiteSettings
let home: PageContent
let blog: BlogContent
let channel: NonNullable<FeedQueryResult['blog']>

function notAllowed(): never {
  throw new Error('A cached page draws no random values.')
}

beforeAll(async () => {
  // The invalid values would log thousands of warnings.
  vi.spyOn(log, 'warn').mockReturnValue(undefined)
  vi.spyOn(Math, 'random').mockImplementation(notAllowed)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(notAllowed)
  const keys = figureKeys(dataset).concat(referencedFigureKeys(dataset))
  figures = await ask(figuresQuery, {keys})
  settings = await ask(siteSettingsQuery, {locale: 'en'})
  home = await ask(pageQuery, {locale: 'en', path: homePath, parent: ''})
  const blogAt = {locale: 'en', path: blogPath}
  blog = await ask(blogQuery, blogAt)
  const feed = await ask<FeedQueryResult>(feedQuery, blogAt)
  channel = feed.blog!
})

const pageAt = {locale: 'en', path: 'unfinished', parent: homePath}
const emptyPage = {_id: 'unfinished', _type: 'page', _updatedAt, language: 'en', path: 'unfinished'}

/** Throws when a text shows that a value was missing. Icons have no sprite here. */
function whole(...texts: unknown[]): string {
  const text = texts.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n')
  const [found] = /.{0,60}(?:\bNaN\b|\bundefined\b(?!#)|\[object Object\]).{0,20}/.exec(text) ?? []
  if (found) throw new Error(`A value is missing: ${found}`)
  return text
}

/** Renders everything that is made from a page. */
async function showPage(written: Fields[], guard?: typeof SectionGuard): Promise<string> {
  const content = await ask<PageContent>(pageQuery, pageAt, written)
  const page = insertFigures(content, figures, 'en')
  const html = await render([
    createElement(Sections, {
      key: 'sections',
      sections: page.sections,
      context: {...contextOf('en', page), guard},
    }),
    createElement(JsonLd, {key: 'graph', graph: pageGraph(page, settings, 'en')}),
  ])
  return whole(html, pageMarkdown(page, 'en'), pageMetadata(page, settings))
}

const showSections = (sections: unknown[], written: Fields[] = [], guard?: typeof SectionGuard) =>
  showPage([...written, {...emptyPage, sections}], guard)

const articleAt = {locale: 'en', slug: 'unfinished'}
const found = {language: 'en', slug: {_type: 'slug', current: 'unfinished'}}

async function articleOf(written: Fields[]): Promise<ArticleContent> {
  const content = await ask<ArticleContent>(articleQuery, articleAt, written)
  const {_id: id, language, publishedAt} = content
  const beside = await ask<object>(neighborsQuery, {id, language, publishedAt}, written)
  return insertFigures({...content, ...beside}, figures, 'en')
}

/** Renders everything that is made from an article. */
async function showArticle(written: Fields[]): Promise<string> {
  const content = await articleOf(written)
  const article = {content, language: 'en' as const, figures: figures.slice(0, 2)}
  const context = contextOf('en', {...content, parent: {...blog, path: blogPath}})
  articleTranslations(content)
  const items = feedItems([{content, language: 'en', figures: []}], 'en')
  const feed = blogFeed({locale: 'en', siteName: '', blog: channel, changes: [_updatedAt]}, items)
  const html = await render([
    createElement(ArticlePage, {key: 'article', article, blog, context}),
    createElement(JsonLd, {key: 'graph', graph: articleGraph(article, context, settings)}),
  ])
  const markdown = articleMarkdown(article, {locale: 'en', path: content.path, blog})
  return whole(html, markdown, articleMetadata(article, settings), rssFeed(feed), jsonFeed(feed))
}

/** Renders llms.txt, which lists all content. */
async function showGuide(written: Fields[]): Promise<string> {
  const guide = await ask<GuideQueryResult>(guideQuery, {after: 'unfinished'}, written)
  return llmsText([{locale: 'en', settings, pages: guidedPages(guide, settings)}])
}

async function showFrame(written: Fields[]): Promise<string> {
  const known = await ask<SiteSettings>(siteSettingsQuery, {locale: 'en'}, written)
  const [bar] = await ask<AnnouncementBarsQueryResult>(
    announcementBarsQuery,
    {locale: 'en'},
    written,
  )
  known.announcementBar = bar ?? null
  const {translations} = home
  const frame = {locale: 'en' as const, hasCta: true, edit, path: homePath, translations}
  return render([
    createElement(SiteHeader, {key: 'header', settings: known, ...frame}),
    createElement(AnnouncementBar, {key: 'bar', settings: known, ...frame}),
    createElement(SiteFooter, {key: 'footer', settings: known, ...frame}),
    createElement(JsonLd, {key: 'graph', graph: pageGraph(home, known, 'en')}),
  ])
}

/** By day, only every twelfth draft is tried when each needs a query. */
const step = rounds(12, 1)

/**
 * Returns the drafts that fail to render. Rendering all at once is fast; on failure, each is rendered alone to find the
 * culprit.
 */
async function failures(
  all: Draft[],
  show: (draft: Draft) => Promise<unknown>,
  showAll?: () => Promise<unknown>,
): Promise<string[]> {
  expect(all.length).toBeGreaterThan(1)
  const isShown = await showAll?.().catch(() => null)
  if (isShown) return []
  const failed: string[] = []
  const tried = showAll ? all : all.filter((_, index) => index % step === 0)
  for (const draft of tried) {
    await show(draft).catch((error: unknown) => failed.push(`${draft.without}: ${String(error)}`))
  }
  return failed
}

const writtenIn = (all: Draft[]) => all.flatMap(({written}) => written)

const keyed = (all: Draft[]) =>
  all.map(({value}, index) => ({...(value as Fields), _key: `item${index}`}))

/** Returns the largest section or block of a type in the seed. */
function fullest(list: 'sections' | 'body', type: unknown): Fields {
  const [item] = dataset
    .flatMap((document) => (document[list] ?? []) as Fields[])
    .filter(({_type}) => _type === type)
    .sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
  if (!item) throw new Error(`Neither the seed nor an example has ${String(type)}.`)
  return item
}

function showBlocks(all: Draft[]): Promise<string> {
  const body = all.map(({value}) => value)
  const article = {...documentOf('article'), ...found, _id: 'unfinished', body}
  return showArticle([...writtenIn(all), article])
}

/** A broken reference. */
const gone = {_key: 'gone', _type: 'reference', _ref: 'gone'}

/** Returns a section as the query projects it. */
async function readSection(section: Fields) {
  const written = [{...emptyPage, sections: [{_key: 'own', ...section}]}]
  const page = await ask<PageContent>(pageQuery, pageAt, written)
  return page.sections[0]
}

describe('an unfinished section is shown', () => {
  it.each(Object.keys(manifest))('%s', async (type) => {
    const section = fullest('sections', type)
    const all = draftsAndNothing(section)
    const showAll = () => showSections(keyed(all), writtenIn(all))
    const failed = await failures(
      all,
      ({value, written}) => showSections([value], written),
      showAll,
    )
    expect(failed).toEqual([])
  })

  it('an unfinished section with references is shown', async () => {
    const shown = ['roiCalculator', 'callToAction', 'contact'].map((type) =>
      fullest('sections', type),
    )
    const shared = dataset.filter(
      ({_type, key}) => _type === 'roiSettings' || _type === 'siteSettings' || key === 'free-trial',
    )
    const all = shared.flatMap((document) => draftsOf(document, 'key'))
    expect(await failures(all, ({written}) => showSections(shown, written))).toEqual([])
  })
})

describe('everything around sections is shown', () => {
  it('an unfinished page is shown', async () => {
    const written = dataset.find(({path}) => path === homePath)
    const page = {...written, sections: [], _id: 'unfinished', path: 'unfinished'}
    const all = draftsOf(page, 'language', 'path')
    expect(await failures(all, (draft) => showPage(draft.written))).toEqual([])
  })

  it('an unfinished article is shown', async () => {
    const article = {...documentOf('article'), body: [], _id: 'unfinished', ...found}
    const all = draftsOf(article, 'language', 'slug')
    expect(await failures(all, ({written}) => showArticle(written))).toEqual([])
  })

  it('a list of unfinished articles is shown', async () => {
    const all = draftsOf({...documentOf('article'), body: []}, 'language', 'slug').map(
      ({without, value}, index) => {
        const own = {...(value as Fields), _id: `unfinished-${index}`}
        return {without, value: own, written: [own]}
      },
    )
    const showAll = () => showGuide(writtenIn(all))
    expect(await failures(all, ({written}) => showGuide(written), showAll)).toEqual([])
  })

  it('an unfinished long text is shown', async () => {
    const types = new Set(
      dataset.flatMap(({body}) => ((body ?? []) as Fields[]).map(({_type}) => _type)),
    )
    const all = [...types].flatMap((type) => draftsAndNothing(fullest('body', type)))
    const showAll = () => showBlocks(all)
    expect(await failures(all, (draft) => showBlocks([draft]), showAll)).toEqual([])
  })

  it('a long text without keys, or with one key for all, is shown whole', async () => {
    const {body} = documentOf('article')
    for (const key of [undefined, 'same']) {
      const written = JSON.parse(
        JSON.stringify(body, (name, value: unknown) => (name === '_key' ? key : value)),
      ) as Fields[]
      const shown = await showBlocks(written.map((value) => ({without: '', value, written: []})))
      expect(shown).toContain('<h2')
    }
  })

  it('pages are shown with unfinished settings', async () => {
    const all = ['siteSettings', 'navigation', 'callsToAction'].flatMap((type) =>
      draftsOf(documentOf(type)),
    )
    expect(await failures(all, ({written}) => showFrame(written))).toEqual([])
  })
})

describe('an announcement bar is shown', () => {
  const bar = {
    _id: 'bar',
    _type: 'announcementBar',
    until: '2026-05-31T12:00:00Z',
    message: {en: {text: 'Soon over', link: {_type: 'link', kind: 'cta', label: 'Read it'}}},
  }

  it('an announcement bar has its text and link', async () => {
    expect(await showFrame([bar])).toMatch(/Soon over.*Read it/)
  })

  it('an unfinished announcement bar is shown', async () => {
    const all = draftsOf(bar)
    expect(await failures(all, ({written}) => showFrame(written))).toEqual([])
  })
})

describe('values that only the API can store are shown', () => {
  const numRuns = rounds(15, 1000)
  const seed = seedOr(20_267)
  const timeout = rounds(deadline(60_000), deadline(900_000))

  it.each([
    ['pages', 'page', 'path', 'unfinished', (own: Fields) => showPage([own])],
    ['articles', 'article', 'slug', found.slug, (own: Fields) => showArticle([own])],
  ] as const)(
    'on %s',
    async (_, type, address, at, show) => {
      const documents = dataset.filter(({_type, language}) => _type === type && language === 'en')
      const malformed = fc.constantFrom(...documents).chain(malformedCopies)
      const property = fc.asyncProperty(malformed, async (copy) => {
        await show({...copy, _id: 'unfinished', language: 'en', [address]: at})
      })
      const {counterexample} = await fc.check(property, {seed, numRuns})
      expect(counterexample).toBeNull()
    },
    timeout,
  )
})

describe('what is not there', () => {
  it('a missing field becomes an empty text, an empty list or the first option', async () => {
    const page = await ask<PageContent>(pageQuery, pageAt, [emptyPage])
    expect(page).toMatchObject({title: '', sections: [], seo: {title: '', description: ''}})
    expect(await readSection({_type: 'steps'})).toMatchObject({heading: '', steps: []})
    expect(await readSection({_type: 'callToAction', form: ''})).toMatchObject({form: 'demo'})
  })

  it('a missing document is omitted from lists', async () => {
    const questions = [gone, ...(fullest('sections', 'faqList')['questions'] as Fields[])]
    const section = await readSection({_type: 'faqList', questions})
    expect(section).toMatchObject({questions: {length: questions.length - 1}})
    expect(await readSection({_type: 'featureGrid', cards: [gone]})).toMatchObject({cards: []})
    expect(await readSection({_type: 'relatedPages', pages: [gone]})).toMatchObject({pages: []})
    const body = [{_key: 'row', _type: 'figureRow', figures: [gone]}]
    expect(await readSection({_type: 'prose', body})).toMatchObject({body: [{figures: []}]})
  })

  it('a section without its required document is omitted, with a notice in previews', async () => {
    const sections = [
      {_key: 'tip', _type: 'tip', heading: 'The rest of the page'},
      {_key: 'comparison', _type: 'comparison', heading: 'Side by side', table: gone},
    ]
    const published = await showSections(sections)
    expect(published).toContain('The rest of the page')
    expect(published).not.toContain('Side by side')
    const preview = await showSections(sections, [], SectionGuard)
    expect(preview).not.toContain('Side by side')
    expect(preview).toContain(messages.en.preview.unfinishedSection.title)
  })
})

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

  it('of several translations in one language the first counts, and the others have none', async () => {
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

  it('articles of one day, or without one, have the same order in every list', async () => {
    const days = ['2040-01-02', '2040-01-01', '2040-01-01', '2040-01-01', undefined, undefined]
    const ids = days.map((_, index) => `same-${index}`)
    const articles = days.map((publishedAt, index) => {
      const own = {_id: ids[index], slug: {_type: 'slug', current: ids[index]}, publishedAt}
      return Object.assign({}, documentOf('article'), own)
    })
    const written = articles.toReversed()
    const feed = await ask<FeedQueryResult>(feedQuery, {locale: 'en', path: blogPath}, written)
    expect(oursIn(feed.articles.map(({path}) => path))).toEqual(ids.slice(0, 4))
    const all = await ask<AddressesQueryResult>(addressesQuery, {}, written)
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
