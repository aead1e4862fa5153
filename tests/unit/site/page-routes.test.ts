import type {ReactElement} from 'react'
import {beforeEach, describe, expect, it, vi} from 'vitest'

import SearchPage, {
  generateMetadata as searchMetadata,
} from '../../../app/(request)/request/[locale]/search/page'
import Page, {generateMetadata, generateStaticParams} from '../../../app/[locale]/[[...path]]/page'
import ArticlePage, {
  generateStaticParams as articleParams,
} from '../../../app/[locale]/blog/[slug]/page'
import type {Locale} from '../../../lib/i18n/locales'
import type {Search} from '../../../lib/search/search'
import {drawnBy} from './pieces.ts'
import {article as card, block, figure} from './sections/fields.ts'

const getPage = vi.fn<(query: string, locale: Locale, path: string) => Promise<object | null>>()
const getSiteSettings = vi.fn<(locale: Locale) => Promise<object | null>>()
const getArticle = vi.fn<(query: string, locale: Locale, slug: string) => Promise<object | null>>()
const searchSite = vi.fn<(locale: Locale, query: string) => Promise<Search>>()
const published = vi.fn<() => Promise<{locale: Locale; path: string}[]>>()

vi.mock('../../../lib/sanity/pages', () => ({
  getPage: (...asked: Parameters<typeof getPage>) => getPage(...asked),
  getSiteSettings: (locale: Locale) => getSiteSettings(locale),
  getPublishedPaths: () => published(),
  getPrerenderedPaths: () => published(),
}))
vi.mock('../../../lib/sanity/articles', async (original) => ({
  ...(await original<object>()),
  getArticle: (...asked: Parameters<typeof getArticle>) => getArticle(...asked),
  getBlog: () => Promise.resolve({_id: 'blog', _type: 'page', title: 'Blog', invitation: null}),
}))
vi.mock('../../../lib/search/search', () => ({
  searchSite: (locale: Locale, query: string) => searchSite(locale, query),
}))
vi.mock('../../../lib/search/suggested-pages', () => ({
  getSuggestedPages: () => Promise.resolve([{title: 'Pricing', href: '/pricing'}]),
}))
vi.mock('../../../lib/leads/submit-lead', () => ({submitLead: () => Promise.resolve()}))
vi.mock('../../../lib/sanity/preview/draft', () => ({getEdit: () => () => () => ({})}))
vi.mock('next/server', () => ({connection: () => Promise.resolve()}))

const listed = {...figure(5, 'Hours'), _id: 'f', key: 'hours', isListed: true}
const share = {_type: 'figureReference', _key: 'r', figure: listed}
const prose = {
  _type: 'prose',
  _key: 'text',
  heading: null,
  drawing: null,
  body: [{...block('x'), children: [share]}],
}
const siteSearch = {_type: 'siteSearch', _key: 'k', heading: 'Search', intro: null}
const form = {
  _type: 'callToAction',
  _key: 'cta',
  heading: 'Try',
  intro: null,
  form: 'demo',
  next: [],
  person: null,
  consent: null,
  offer: {price: null, trial: false},
}
const link = {
  _type: 'tip',
  _key: 'tip',
  heading: 'Tip',
  text: null,
  link: {_key: 'l', label: 'To the form', kind: 'cta', url: null, page: null},
}

function page(sections: object[]) {
  return {
    _id: 'p',
    _type: 'page',
    _updatedAt: '2026-11-02T08:00:00Z',
    title: 'Here',
    language: 'en',
    path: 'here',
    seo: {title: 'Here & now', description: 'What it is.'},
    parent: null,
    translations: [{language: 'fr', path: 'ici'}],
    sections,
  }
}

const settings = {
  _id: 's',
  name: 'Saywell',
  company: null,
  contactEmail: 'c@site.example',
  figuresHref: '/figures',
  navigation: null,
  actions: null,
}

beforeEach(() => {
  getPage.mockResolvedValue(page([siteSearch, prose, link]))
  getSiteSettings.mockResolvedValue(settings)
})

/** The content of a route between its header and footer. */
async function contentOf(element: ReactElement) {
  const drawn = await drawnBy(element)
  return drawn.slice(drawn.indexOf('<main'), drawn.indexOf(' ¶ <nav aria-label="Contact">'))
}

const search = (locale: string, q?: string | string[]) => ({
  params: Promise.resolve({locale}),
  searchParams: Promise.resolve({q}),
})

describe('search results', () => {
  it.each<[Search, string]>([
    [
      {kind: 'found', query: 'crm', own: [], others: []},
      '<h2> ¶ 0 results for “<bdi>crm</bdi>” ¶ <span id="opening-end" hidden="">',
    ],
    [
      {kind: 'nothing', query: 'pricin'},
      '<h2> ¶ Nothing found for “<bdi>pricin</bdi>” ¶ Did you mean one of these pages? ¶ <a href="/pricing"> ¶ Pricing ¶ Check the spelling, especially of names and abbreviations. ¶ Use fewer words: results contain all of them. ¶ Try another word for the same thing, such as “voice” for “dictation”. ¶ <span id="opening-end" hidden=""> ¶ <section data-drawn="false"> ¶ <div data-ruled="true"> ¶ <div data-top="2"> ¶ <a href="/figures#figure-hours"> ¶ <data value="5"> ¶ 5% ¶ <section aria-labelledby="tip-title"> ¶ <h2 id="tip-title"> ¶ Tip ¶ <a href="/?scrollTo=cta#cta"> ¶ To the form',
    ],
    [
      {kind: 'unavailable', query: 'crm'},
      '<div data-tone="note" role="status" tabindex="-1"> ¶ <strong>Search is unavailable right now</strong> ¶ Your words are still in the field above. Try again in a moment, or continue with one of the pages below. ¶ <span id="opening-end" hidden=""> ¶ <section data-drawn="false"> ¶ <div data-ruled="true"> ¶ <div data-top="2"> ¶ <a href="/figures#figure-hours"> ¶ <data value="5"> ¶ 5% ¶ <section aria-labelledby="tip-title"> ¶ <h2 id="tip-title"> ¶ Tip ¶ <a href="/?scrollTo=cta#cta"> ¶ To the form',
    ],
  ])('other sections are shown unless something is found: %o', async (found, pieces) => {
    searchSite.mockResolvedValue(found)
    const drawn = await contentOf(await SearchPage(search('en', found.query)))
    expect(drawn.split('<kbd>K</kbd>. ¶ ')[1]).toBe(pieces)
    expect(searchSite).toHaveBeenLastCalledWith('en', found.query)
    expect(getPage).toHaveBeenLastCalledWith(expect.anything(), 'en', 'search')
  })

  it('a search that fails keeps the query', async () => {
    searchSite.mockRejectedValue(new Error('The Content Lake is down.'))
    expect(await drawnBy(await SearchPage(search('fr', 'a b')))).toBe(
      '<h1> ¶ La recherche est indisponible pour le moment ¶ Le reste du site fonctionne. Réessayez dans un instant\u202f: vos mots sont conservés. ¶ <a data-variant="secondary" href="/fr/search?q=a+b"> ¶ Relancer la recherche',
    )
  })

  it('there is no search in an unknown language, nor without its page', async () => {
    searchSite.mockResolvedValue({kind: 'unavailable', query: 'x'})
    await expect(SearchPage(search('xx', 'x'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    getPage.mockResolvedValue(null)
    await expect(SearchPage(search('en', 'x'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })

  it('results are titled by the query', async () => {
    const {title} = await searchMetadata(search('fr', 'crm'))
    expect(title).toBe('crm\u202f: recherche · Saywell')
  })
})

const at = (locale: string, ...path: string[]) => ({params: Promise.resolve({locale, path})})

describe('a page', () => {
  it.each([
    [
      'links to figures, and to the form of the home page',
      [prose, link],
      '<main id="content" tabindex="-1"> ¶ <section data-drawn="false"> ¶ <div data-ruled="true"> ¶ <div data-top="2"> ¶ <a href="/figures#figure-hours"> ¶ <data value="5"> ¶ 5% ¶ <span id="opening-end" hidden=""> ¶ <section aria-labelledby="tip-title"> ¶ <h2 id="tip-title"> ¶ Tip ¶ <a href="/?scrollTo=cta#cta"> ¶ To the form',
    ],
    [
      'links to its own form, which writes its title',
      [link, form],
      '<main id="content" tabindex="-1"> ¶ <section aria-labelledby="tip-title"> ¶ <h1 id="tip-title"> ¶ Tip ¶ <a href="#cta"> ¶ To the form ¶ <span id="opening-end" hidden=""> ¶ <section id="cta" tabindex="-1" aria-labelledby="cta-title"> ¶ <h2 id="cta-title"> ¶ Try ¶ <form noValidate=""> ¶ <input type="hidden" name="source" value="demo"/> ¶ <button data-variant="primary"> ¶ Book a demo',
    ],
  ])('a page %s', async (_, sections, pieces) => {
    getPage.mockResolvedValue(page(sections))
    const drawn = await contentOf(await Page(at('en', 'a%20b', 'here')))
    // The structured data has tests of its own.
    const shown = drawn
      .replace(/ ¶ <script.*/, '')
      .replace(/ ¶ <label for="_R_.*?(?= ¶ <button)/, '')
    expect(shown).toBe(pieces)
    expect(getPage).toHaveBeenLastCalledWith(expect.anything(), 'en', 'a b/here')
  })

  it('only a page with a form leaves its title to it', async () => {
    getPage.mockResolvedValue(page([prose]))
    expect((await generateMetadata(at('en', 'here'))).title).toBe('Here & now · Saywell')
    getPage.mockResolvedValue(page([prose, form]))
    expect((await generateMetadata(at('en', 'here'))).title).toBeNull()
  })

  it('only the home page is drawn in an empty dataset', async () => {
    getPage.mockResolvedValue(null)
    getSiteSettings.mockResolvedValue(null)
    expect(await drawnBy(await Page(at('fr')))).toContain('Il n’y a pas encore de page ici')
    await expect(Page(at('fr', 'ici'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    await expect(Page(at('xx'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})

const asked = (locale: string, slug: string) => ({params: Promise.resolve({locale, slug})})

describe('an article', () => {
  const content = {
    ...card,
    _id: 'a',
    _type: 'article',
    _updatedAt: '2026-11-02T08:00:00Z',
    cover: null,
    author: null,
    updatedAt: null,
    body: [{...block('x'), children: [share]}],
    older: null,
    newer: null,
    related: null,
    translations: null,
    seo: {title: 'An article', description: 'In short.'},
  }
  it('an English article under French is shared at its French address', async () => {
    getArticle.mockResolvedValue({content, language: 'en', figures: [listed]})
    const drawn = await drawnBy(await ArticlePage(asked('fr', 'l%C3%A0')))
    expect(getArticle).toHaveBeenLastCalledWith(expect.anything(), 'fr', 'là')
    expect(
      drawn
        .match(/<a href="\/figures[^>]*>|<a [^>]*mailto:\?[^>]*>|<nav [^>]*Ariane.*?An article/g)
        ?.join(' ¶ '),
    ).toBe(
      '<nav aria-label="Fil d’Ariane"> ¶ <a href="/fr"> ¶ Accueil ¶ <a href="/fr/blog"> ¶ Blog ¶ <span aria-current="page" lang="en"> ¶ An article ¶ <a href="/figures#figure-hours"> ¶ <a href="/figures#figure-hours"> ¶ <a data-variant="quiet" data-size="small" href="mailto:?subject=An%20article&amp;body=http%3A%2F%2Flocalhost%3A3000%2Ffr%2Fblog%2Fl%25C3%25A0">',
    )
  })

  it('an unknown article is not found', async () => {
    getArticle.mockResolvedValue(null)
    await expect(ArticlePage(asked('en', 'gone'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    await expect(ArticlePage(asked('xx', 'gone'))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
  })
})

it.each([
  ['en', [[], ['about'], ['a', 'b']], ['one']],
  ['fr', [[]], ['-']],
])('a build lists the pages and articles of %s', async (locale, paths, slugs) => {
  published.mockResolvedValue(
    ['/', 'about', 'a/b', 'blog/one'].map((path) => ({locale: 'en' as const, path})),
  )
  const params = {params: {locale}}
  expect(await generateStaticParams(params)).toEqual(paths.map((path) => ({path})))
  expect(await articleParams(params)).toEqual(slugs.map((slug) => ({slug})))
})
