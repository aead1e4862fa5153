import {evaluate, parse} from 'groq-js'
import {createTranslator} from 'next-intl'
import {createElement, type ReactNode} from 'react'
import {prerender} from 'react-dom/static'
import {beforeAll, describe, expect, it, vi} from 'vitest'

import {ArticlePage} from '../../../components/blog/article-page'
import {articleMarkdown} from '../../../components/blog/article-page.markdown'
import {pageMarkdown} from '../../../components/layout/page.markdown'
import {SiteFooter} from '../../../components/layout/site-footer'
import {SiteHeader} from '../../../components/layout/site-header'
import type {SectionContext} from '../../../components/sections/context'
import {registry} from '../../../components/sections/registry'
import {Sections} from '../../../components/sections/sections'
import {JsonLd} from '../../../components/seo/json-ld'
import {articleTranslations} from '../../../lib/content/article-translations'
import {complete} from '../../../lib/content/complete'
import {figureKeys, insertFigures, referencedFigureKeys} from '../../../lib/content/figures/insert'
import {
  articleQuery,
  blogQuery,
  feedQuery,
  figuresQuery,
  guideQuery,
  pageQuery,
  siteSettingsQuery,
} from '../../../lib/content/queries'
import type {
  ArticleContent,
  BlogContent,
  FigureNote,
  PageContent,
  SectionContent,
  SiteSettings,
} from '../../../lib/content/types'
import type {FeedQueryResult, GuideQueryResult} from '../../../lib/content/types.generated'
import type {Locale} from '../../../lib/i18n/locales'
import {messages} from '../../../lib/i18n/words'
import {editIn} from '../../../lib/preview/edit'
import {blogPath, homePath} from '../../../lib/routing/paths'
import {blogFeed, feedItem} from '../../../lib/seo/feeds/feed'
import {rssFeed} from '../../../lib/seo/feeds/rss'
import {guidedPages, llmsText} from '../../../lib/seo/markdown/llms'
import {articleMetadata, pageMetadata} from '../../../lib/seo/metadata'
import {articleGraph, pageGraph} from '../../../lib/seo/structured-data'
import {entries, type Fields} from '../content/dataset'

vi.mock('next-intl/server', () => ({
  getTranslations: ({locale, namespace}: {locale: Locale; namespace: 'text'}) =>
    Promise.resolve(createTranslator({locale, namespace, messages: messages[locale]})),
}))

const dataset = entries.map(({document}) => ({_updatedAt: '2026-01-31T12:00:00Z', ...document}))
const edit = editIn('/studio')
const submitLead = () => () => Promise.resolve({status: 'idle'} as never)

async function ask<T>(query: string, params: Fields = {}): Promise<T> {
  const answer = await evaluate(parse(query, {params}), {dataset, params})
  return (await answer.get()) as T
}

/** Fails where a page would. */
async function render(node: ReactNode): Promise<string> {
  const {prelude} = await prerender(node, {onError: () => undefined})
  return new Response(prelude).text()
}

interface Draft<T> {
  /** The field that it has not got. */
  without: string
  value: T
}

/** What the Content Lake adds, and a draft never lacks. */
const given = new Set(['_id', '_key', '_type', '_updatedAt'])

/** The first item of each kind: the others are treated alike. */
function kindsOf(items: unknown[]): [number, unknown][] {
  const kinds = items.map((item) => (item as Fields | null)?.['_type'])
  return items.flatMap((item, index): [number, unknown][] =>
    kinds.indexOf(kinds[index]) === index ? [[index, item]] : [],
  )
}

/** Ways in which a field can be unfinished: not there, empty, or a list that leads nowhere. */
function emptied(value: unknown): unknown[] {
  if (typeof value === 'string') return [null, '']
  return Array.isArray(value) ? [null, [], [null]] : [null]
}

/** Copies of an answer of the Content Lake, each without one field at some depth. */
function* drafts(value: unknown, path = ''): Generator<Draft<unknown>> {
  if (Array.isArray(value)) {
    for (const [index, item] of kindsOf(value)) {
      for (const draft of drafts(item, `${path}[${index}]`)) {
        yield {...draft, value: value.with(index, draft.value)}
      }
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, own] of Object.entries(value).filter(([key]) => !given.has(key))) {
      const at = `${path}.${name}`
      for (const less of emptied(own)) {
        yield {without: `${at} = ${JSON.stringify(less)}`, value: {...value, [name]: less}}
      }
      for (const draft of drafts(own, at)) yield {...draft, value: {...value, [name]: draft.value}}
    }
  }
}

/** The same without anything that somebody has to write. */
function hollow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(hollow)
  if (typeof value !== 'object' || value === null) return null
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [name, given.has(name) ? own : hollow(own)]),
  )
}

function contextOf(locale: Locale, page: SectionContext['page']): SectionContext {
  return {locale, hasCta: true, edit, page, submitLead}
}

let figures: FigureNote[]
let settings: SiteSettings
let blog: BlogContent
let pages: PageContent[]
let articles: ArticleContent[]
let feed: FeedQueryResult

async function askOf<T>(
  query: string,
  documents: typeof entries,
  paramsOf: (of: Fields) => Fields,
) {
  return Promise.all(documents.map(({document}) => ask<T>(query, paramsOf(document))))
}

const documents = (type: string) => entries.filter((entry) => entry.type === type)

beforeAll(async () => {
  const keys = figureKeys(dataset).concat(referencedFigureKeys(dataset))
  ;[figures, settings, blog, feed, pages, articles] = await Promise.all([
    ask<FigureNote[]>(figuresQuery, {keys}),
    ask<SiteSettings>(siteSettingsQuery, {locale: 'en'}),
    ask<BlogContent>(blogQuery, {locale: 'en', path: blogPath}),
    ask<FeedQueryResult>(feedQuery, {locale: 'en', path: blogPath}),
    askOf<PageContent>(pageQuery, documents('page'), ({language, path}) => ({
      locale: language,
      path,
      parent: homePath,
    })),
    askOf<ArticleContent>(articleQuery, documents('article').slice(0, 6), ({language, slug}) => ({
      locale: language,
      slug: (slug as {current: string}).current,
    })),
  ])
}, 60_000)

/** All that is made of a page. */
async function showPage(draft: PageContent): Promise<string> {
  const page = insertFigures(complete(pageQuery, draft), figures, 'en')
  pageMarkdown(page, 'en')
  pageMetadata(page, settings)
  return render([
    createElement(Sections, {
      key: 'sections',
      sections: page.sections ?? [],
      context: contextOf('en', page),
    }),
    createElement(JsonLd, {key: 'graph', graph: pageGraph(page, settings, 'en')}),
  ])
}

/** What offers an article elsewhere: feeds, and the list for language models. */
async function showLists(draft: ArticleContent): Promise<string> {
  const content = complete(articleQuery, draft)
  const item = feedItem({content, language: 'en', figures: []}, 'en')
  const {blog: channel} = complete(feedQuery, {
    blog: hollow(feed.blog),
    articles: [],
  } as FeedQueryResult)
  if (!channel) throw new Error('The seed has no blog.')
  const {_updatedAt} = content
  const written = blogFeed({locale: 'en', siteName: '', blog: channel, changes: [_updatedAt]}, [
    item,
  ])
  const guide = complete(guideQuery, [hollow(content)] as GuideQueryResult)
  const listed = await llmsText([{locale: 'en', settings, pages: guidedPages(guide, settings)}])
  return rssFeed(written) + listed
}

/** All that is made of an article. */
async function showArticle(draft: ArticleContent, draftOfBlog = blog): Promise<string> {
  const content = insertFigures(complete(articleQuery, draft), figures, 'en')
  const article = {content, language: 'en' as const, figures: figures.slice(0, 2)}
  const list = complete(blogQuery, draftOfBlog)
  const context = contextOf('en', {...content, parent: {...list, path: blogPath}})
  articleMarkdown(article, {locale: 'en', path: content.path, blog: list})
  articleMetadata(article, settings)
  articleTranslations(content)
  return render([
    createElement(ArticlePage, {key: 'article', article, blog: list, context}),
    createElement(JsonLd, {key: 'graph', graph: articleGraph(article, context, settings)}),
  ])
}

async function showFrame(draft: SiteSettings): Promise<string> {
  const known = complete(siteSettingsQuery, draft)
  const translations = pages[0]?.translations ?? null
  const graph = pageGraph(pages[0] as PageContent, known, 'en')
  const frame = {locale: 'en' as const, hasCta: true, edit, path: homePath, translations}
  return render([
    createElement(SiteHeader, {key: 'header', settings: known, ...frame}),
    createElement(SiteFooter, {key: 'footer', settings: known, ...frame}),
    createElement(JsonLd, {key: 'graph', graph}),
  ])
}

/** What fails without which field. All at once is quick, and one after the other says which it is. */
async function failures<T>(
  all: Draft<unknown>[],
  show: (draft: T) => Promise<unknown>,
  showAll?: (drafts: T[]) => Promise<unknown>,
): Promise<string[]> {
  const isShown = await showAll?.(all.map(({value}) => value as T)).catch(() => null)
  if (isShown) return []
  const found: string[] = []
  for (const {without, value} of all) {
    // One after the other: all at once has failed.
    await show(value as T).catch((error: unknown) => found.push(`${without}: ${String(error)}`))
  }
  return found
}

describe('a document that is complete', () => {
  it('stays as it is', async () => {
    for (const page of pages) expect(complete(pageQuery, page)).toEqual(page)
    for (const article of articles) expect(complete(articleQuery, article)).toEqual(article)
    for (const query of [figuresQuery, guideQuery]) {
      const answer = await ask(query, {keys: []})
      expect(complete(query, answer)).toEqual(answer)
    }
    expect(complete(siteSettingsQuery, settings)).toEqual(settings)
    expect(complete(blogQuery, blog)).toEqual(blog)
  })
})

describe('an unfinished section is shown', () => {
  it.each(Object.keys(registry))('%s', async (name) => {
    const found = pages
      .flatMap(({sections}) => sections ?? [])
      .filter(({_type}) => _type === name)
      .sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)
    const [section] = found
    const [page] = pages
    if (!section || !page) throw new Error(`The seed has no ${name}.`)
    const all = [...drafts(section), {without: 'everything', value: hollow(section)}]
    const showAll = (sections: SectionContent[]) =>
      showPage({...page, sections: sections.map((own, index) => ({...own, _key: `s${index}`}))})
    const show = (own: SectionContent) => showAll([own])
    expect(await failures(all, show, showAll)).toEqual([])
  })
})

describe('what is around sections is shown', () => {
  it('on a page that is not finished', async () => {
    const [page] = pages
    const all = [...drafts({...page, sections: []}), {without: 'everything', value: hollow(page)}]
    expect(await failures(all, showPage)).toEqual([])
  })

  it('on an article that is not finished', async () => {
    const article = {...articles[0], body: []}
    const all = [...drafts(article), {without: 'everything', value: hollow(articles[0])}]
    expect(await failures(all, showArticle)).toEqual([])
    // A feed lists what has a date.
    const dated = all.filter(({value}) => (value as ArticleContent).publishedAt)
    expect(await failures(dated, async (draft: ArticleContent) => showLists(draft))).toEqual([])
  })

  it('in a long text that is not finished', async () => {
    const [article] = articles
    if (!article) throw new Error('The seed has no article.')
    const kinds = kindsOf(articles.flatMap(({body}) => body)).map(([, block]) => block)
    const all = [...drafts(kinds)].map(({without, value}) => ({
      without,
      value: (value as Fields[]).find((block, index) => block !== kinds[index]),
    }))
    const hollowed = kinds.map((kind) => ({without: 'everything', value: hollow(kind)}))
    const showAll = (body: Fields[]) => {
      const keyed = body.map((block, index) => ({...block, _key: `b${index}`}))
      return showArticle({...article, body: keyed as unknown as ArticleContent['body']})
    }
    const show = (block: Fields) => showAll([block])
    expect(await failures([...all, ...hollowed], show, showAll)).toEqual([])
  })

  it('with settings that are not finished', async () => {
    const all = [...drafts(settings), {without: 'everything', value: hollow(settings)}]
    expect(await failures(all, showFrame)).toEqual([])
  })
})
