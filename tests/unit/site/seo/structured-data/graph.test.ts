import {describe, expect, it} from 'vitest'

import type {Article} from '../../../../../lib/sanity/pages'
import type {PageContent} from '../../../../../lib/sanity/types'
import {articleGraph, pageGraph} from '../../../../../lib/seo/structured-data'
import type {Graph} from '../../../../../lib/seo/structured-data/graph'
import {picture} from '../../sections/fields.ts'
import {nodesOf, paragraph, settings, site} from './facts.ts'

const seo = {title: 'For search', description: 'About.', keywords: null, noIndex: null, image: null}

const questions = (...names: string[]) =>
  names.map((question) => ({_id: question, question, answer: [paragraph('Oui.')]}))

const faqList = {_type: 'faqList', _key: 'faq', questions: questions('Est-ce sûr ?')}
const embedded = {_type: 'embeddedFaq', _key: 'block', questions: questions('Est-ce rapide ?')}
const listed = {
  _id: 'one',
  title: 'Un article',
  publishedAt: '2025-10-28',
  language: 'fr',
  path: 'blog/un',
  untranslated: null,
}
const shownVideo = {heading: 'Voir', picture, publishedAt: '2025-10-28'}
const prose = {_type: 'prose', _key: 'prose', body: [paragraph('Texte.'), embedded]}

function page(path: string, ...sections: object[]) {
  const content = {
    _id: path,
    _updatedAt: '2025-11-20T10:00:00Z',
    title: 'Une page',
    path,
    seo,
    sections,
    parent: {title: 'Comparatif', path: 'comparison'},
  }
  return content as unknown as PageContent
}

function typesOf(graph: Graph) {
  return graph['@graph'].map((node) => node['@type'])
}

describe('the graph of a page', () => {
  it("a page's graph begins with site, page and breadcrumb", () => {
    const graph = pageGraph(page('comparison/a'), settings, 'fr')
    expect(graph['@context']).toBe('https://schema.org')
    expect(typesOf(graph)).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'])
    expect(graph['@graph'][3]).toMatchObject({
      itemListElement: [
        {name: 'Accueil', item: `${site}/fr`},
        {name: 'Comparatif', item: `${site}/fr/comparison`},
        {name: 'Une page', item: `${site}/fr/comparison/a`},
      ],
    })
  })

  it("the home page's graph has no breadcrumb", () => {
    const graph = pageGraph(page('/'), settings, 'en')
    expect(typesOf(graph)).toEqual(['Organization', 'WebSite', 'WebPage'])
    expect(graph['@graph'][2]).toMatchObject({'@id': `${site}/#webpage`, url: `${site}/`})
  })

  it('without settings, the graph has only the page', () => {
    expect(typesOf(pageGraph(page('about'), null, 'en'))).toEqual(['WebPage', 'BreadcrumbList'])
  })

  it('all questions of a page are in one FAQPage', () => {
    const graphWithQuestions = nodesOf(
      pageGraph(page('about', prose, faqList), settings, 'fr')['@graph'],
      'FAQPage',
    )
    expect(graphWithQuestions).toHaveLength(1)
    expect(graphWithQuestions[0]).toMatchObject({
      mainEntity: [{name: 'Est-ce rapide ?'}, {name: 'Est-ce sûr ?'}],
    })
  })

  it.each([
    ['founder', {name: 'Ada', role: 'Fondatrice'}, 'Organization', {founder: {name: 'Ada'}}],
    ['steps', {heading: 'Ensuite', steps: [{title: 'Parlez'}]}, 'HowTo', {name: 'Ensuite'}],
    ['callToAction', {offer: {price: 0}}, 'SoftwareApplication', {offers: {price: '0'}}],
    ['pricing', {currency: 'EUR', plans: []}, 'SoftwareApplication', {name: 'The site'}],
    ['video', shownVideo, 'VideoObject', {name: 'Voir'}],
    ['articleList', {articles: [listed]}, 'ItemList', {itemListElement: [{position: 1}]}],
  ] as const)('the section %s adds its facts', (_type, fields, type, expected) => {
    const graph = pageGraph(page('about', {_type, _key: 'own', ...fields}), settings, 'fr')
    expect(nodesOf(graph['@graph'], type)).toMatchObject([expected])
  })

  it('sections without structured data add nothing', () => {
    const graph = pageGraph(page('about', {_type: 'tip'}, {_type: 'unheardOf'}), settings, 'fr')
    expect(graph['@graph']).toHaveLength(4)
  })

  it('the graph is deterministic', () => {
    const [first, second] = [1, 2].map(() => pageGraph(page('about', prose), settings, 'fr'))
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  })
})

const content = {
  ...page('blog/voice'),
  readTime: 8,
  publishedAt: '2025-10-28',
  canonicalPath: null,
  language: 'en',
  author: {name: 'Ada', role: null, profileUrl: null},
  body: [paragraph('Words.'), {...embedded, questions: questions('Is it fast?')}],
}

function articleAt(locale: 'en' | 'fr', path: string, changes: object = {}) {
  const article = {content: {...content, ...changes}, language: 'en', figures: []}
  const parent = {title: 'Blog', path: 'blog'}
  return articleGraph(
    article as unknown as Article,
    {locale, page: {title: 'Voice', path, parent}},
    settings,
  )
}

describe('the graph of an article', () => {
  it("an article's graph has the posting and its questions", () => {
    const graph = articleAt('en', 'blog/voice')
    const types = ['Organization', 'WebSite', 'WebPage', 'BreadcrumbList', 'BlogPosting', 'FAQPage']
    expect(typesOf(graph)).toEqual(types)
  })

  it('describes the original where readers of another language find it, but their way', () => {
    const own = articleAt('en', 'blog/voice')['@graph']
    const other = articleAt('fr', 'blog/la-voix')['@graph']
    for (const type of ['WebSite', 'BlogPosting', 'FAQPage'] as const) {
      expect(nodesOf(other, type)).toEqual(nodesOf(own, type))
    }
    expect(nodesOf(other, 'WebPage')[0]).toMatchObject({
      '@id': `${site}/blog/voice#webpage`,
      url: `${site}/blog/voice`,
      inLanguage: 'en',
      breadcrumb: {'@id': `${site}/fr/blog/la-voix#breadcrumb`},
    })
    expect(nodesOf(other, 'BreadcrumbList')[0]).toMatchObject({
      '@id': `${site}/fr/blog/la-voix#breadcrumb`,
      itemListElement: [
        {name: 'Accueil', item: `${site}/fr`},
        {name: 'Blog', item: `${site}/fr/blog`},
        {name: 'Voice', item: `${site}/fr/blog/la-voix`},
      ],
    })
  })

  it("an article's graph uses the canonical URL set by the editor", () => {
    const graph = articleAt('en', 'blog/voice', {canonicalPath: '/blog/the-first'})['@graph']
    expect(nodesOf(graph, 'BlogPosting')[0]).toMatchObject({
      '@id': `${site}/blog/the-first#article`,
      url: `${site}/blog/the-first`,
    })
  })
})
