import {describe, expect, it} from 'vitest'

import type {Article} from '../../../../../lib/sanity/pages'
import type {PageContent} from '../../../../../lib/sanity/types'
import {articleGraph, pageGraph} from '../../../../../lib/seo/structured-data'
import {nodesOf, paragraph, settings, site} from './facts.ts'

const seo = {
  title: 'For search',
  description: 'About.',
  keywords: null,
  noIndex: false,
  image: null,
}

const questions = (...names: string[]) =>
  names.map((question) => ({_id: question, question, answer: [paragraph('Oui.')]}))

const faqList = {_type: 'faqList', _key: 'faq', questions: questions('Est-ce sûr ?')}
const embedded = {_type: 'embeddedFaq', _key: 'block', questions: questions('Est-ce rapide ?')}
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

describe('the graph of a page', () => {
  it('leaves out what is blank', () => {
    const blank = {...settings, contactEmail: '', address: null}
    const [organization] = nodesOf(pageGraph(page('about'), blank, 'fr')['@graph'], 'Organization')
    expect(organization).toMatchObject({name: 'The site'})
    expect(organization).not.toHaveProperty('email')
    expect(organization).not.toHaveProperty('address')
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
