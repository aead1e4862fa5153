import {describe, expect, it} from 'vitest'

import type {FigureContent} from '../../../../lib/sanity/types'
import {pagesShowing, siteOf} from '../../../../studio/figures/pages'
import {type ContentDocument, sentenceOf, type Use, usesOf} from '../../../../studio/figures/uses'

const keys = new Map([
  ['figure-saved', 'saved'],
  ['figure-hours', 'hours'],
])

const reference = (id: string) => ({_type: 'reference', _ref: id})

const paragraph = (...children: unknown[]) => ({_type: 'block', _key: 'p', children})

const page: ContentDocument = {
  _id: 'page-en',
  _type: 'page',
  language: 'en',
  title: 'Home',
  path: '/',
  sections: [
    {_key: 'hero', _type: 'hero', title: 'Save {{saved}}', intro: 'Now. {{saved}} and {{hours}}.'},
    {_key: 'cards', _type: 'featureGrid', cards: [reference('card-en')]},
  ],
}

const card: ContentDocument = {
  _id: 'card-en',
  _type: 'featureCard',
  language: 'en',
  title: 'Card',
  text: 'It takes {{hours}}.',
}

const article: ContentDocument = {
  _id: 'article-en',
  _type: 'article',
  language: 'en',
  title: 'Article',
  slug: {current: 'why'},
  untranslatedSlugs: [{language: 'fr', slug: 'pourquoi'}],
  summary: 'In {{hours}}.',
  body: [
    paragraph({text: 'Teams save '}, {_type: 'figureReference', figure: reference('figure-saved')}),
    {_type: 'figureRow', _key: 'row', figures: [reference('figure-hours')]},
  ],
}

const uses = (figure: string, ...documents: ContentDocument[]) => usesOf(figure, documents, keys)

/** The ids of the pages that change with the hours in a document. */
const idsShowing = (document: ContentDocument, site: ReturnType<typeof siteOf>) =>
  pagesShowing(uses('hours', document), site).map(({id}) => id)

const placesOf = (found: Use[]) => found.map(({id, path}) => `${id} ${path}`)

describe('the uses of a figure', () => {
  it('finds tokens in texts, and references', () => {
    expect(placesOf(uses('saved', page, card, article))).toEqual([
      'page-en sections[_key=="hero"].title',
      'page-en sections[_key=="hero"].intro',
      'article-en body[_key=="p"]',
    ])
    expect(placesOf(uses('hours', page, card, article))).toEqual([
      'page-en sections[_key=="hero"].intro',
      'card-en text',
      'article-en summary',
      'article-en body[_key=="row"].figures[0]',
    ])
  })

  it("a draft's use counts only if the published document lacks it", () => {
    const draft = {...card, _id: 'drafts.card-en', title: 'Save {{saved}}'}
    expect(uses('hours', draft, card)).toMatchObject([{id: 'card-en', isPublished: true}])
    expect(uses('saved', draft, card)).toMatchObject([{id: 'card-en', isPublished: false}])
  })
})

const pageWith = (_id: string, section: object): ContentDocument => ({
  _id,
  _type: 'page',
  language: 'en',
  path: _id,
  sections: [section],
})

describe('the pages that change with a figure', () => {
  const known = siteOf([page, card, article])
  const hrefs = (key: string) =>
    pagesShowing(uses(key, page, card, article), known).flatMap(({urls}) =>
      urls.map(({href}) => href),
    )

  it('affected pages contain the figure or show a document that does', () => {
    expect(hrefs('saved')).toEqual(['/', '/blog/why', '/fr/blog/pourquoi'])
    const {urls} = pagesShowing(uses('hours', card), known)[0] ?? {}
    expect(urls).toEqual([{locale: 'en', href: '/'}])
  })

  it('pages with a shared section change with its figures, and with those of its documents', () => {
    const holder = {...page, _id: 'page-fr', language: 'fr', sections: [reference('shared')]}
    const shared = {
      _id: 'shared',
      _type: 'sharedSection',
      sections: [{_type: 'featureGrid', intro: '{{saved}}', cards: [reference('card-en')]}],
    }
    const documents = [holder, shared, card]
    for (const key of ['saved', 'hours']) {
      const pages = pagesShowing(uses(key, ...documents), siteOf(documents))
      expect(pages.map(({id}) => id)).toEqual(['page-fr'])
    }
  })

  it('the footer affects all pages', () => {
    const footer = {_id: 'navigation', _type: 'navigation', tagline: {en: '{{saved}}'}}
    const documents = [page, card, article, footer]
    const found = uses('saved', footer)
    const draft = {...page, _id: 'drafts.page-new'}
    expect(pagesShowing(found, siteOf([...documents, draft])).map(({id}) => id)).toEqual([
      'page-en',
      'article-en',
    ])
  })

  it('a translated article affects only its own path', () => {
    const french = {
      _id: 'article-fr',
      _type: 'article',
      language: 'fr',
      title: 'Article',
      slug: {current: 'traduit'},
    }
    const translations = {
      _id: 'translations',
      _type: 'translation.metadata',
      translations: [{}, ...['article-en', 'article-fr'].map((id) => ({value: reference(id)}))],
    }
    const pages = pagesShowing(uses('saved', article), siteOf([article, french, translations]))
    expect(pages.flatMap(({urls}) => urls)).toEqual([{locale: 'en', href: '/blog/why'}])
  })

  it("an article's summary affects pages that list it", () => {
    const blog = {
      _id: 'page-blog',
      _type: 'page',
      language: 'en',
      path: 'blog',
      sections: [{_type: 'articleList'}],
    }
    const titled = {...page, title: 'In {{hours}}', sections: []}
    const site = siteOf([article, blog, titled])
    expect(idsShowing(article, site)).toEqual(['page-blog', 'article-en'])
    expect(idsShowing(titled, site)).toEqual(['page-en'])
  })

  it('a figure without uses affects pages that list it or calculate with it', () => {
    const calculating = {...article, body: [{_type: 'embeddedCalculator'}]}
    const listing = {...page, sections: [{_type: 'figureList'}]}
    const site = siteOf([calculating, listing])
    const pages = pagesShowing([], site, ['figureList', 'embeddedCalculator'])
    expect(pages.map(({id}) => id).sort()).toEqual(['article-en', 'page-en'])
  })

  it('texts of a card affect pages that show the card, and no page that links to it', () => {
    const guide = {...article, _id: 'guide', slug: {current: 'guide'}, body: [reference('card-en')]}
    const cards = {_type: 'related', related: [reference('guide'), reference('guide')]}
    const site = siteOf([
      guide,
      card,
      pageWith('b-cards', cards),
      pageWith('a-cards', {pages: [reference('guide')]}),
      pageWith('c-cards', {_type: 'featureGrid', cards: [reference('card-en')]}),
      pageWith('linking', {link: reference('guide')}),
      pageWith('broken', {cards: [reference('missing')]}),
    ])
    expect(idsShowing({...guide, body: []}, site)).toEqual(['a-cards', 'b-cards', 'guide'])
    expect(
      idsShowing({...guide, summary: '', body: [paragraph({text: '{{hours}}'})]}, site),
    ).toEqual(['guide'])
    expect(idsShowing(card, site)).toEqual(['guide', 'c-cards'])
    expect(idsShowing({...card, _id: 'missing'}, site)).toEqual([])
  })
})

describe('the sentence around a figure', () => {
  const affix = {_type: 'localizedAffix' as const, en: '%', fr: '\u202F%'}
  const figures: FigureContent[] = [
    {key: 'saved', value: 67, upTo: null, prefix: null, suffix: affix},
    {key: 'hours', value: 5, upTo: 8, prefix: null, suffix: null},
  ]
  const sentence = (text: string, locale: 'en' | 'fr' = 'en') =>
    sentenceOf('saved', {text, locale}, figures)

  it('the sentence is split at the figure, with other figures filled in', () => {
    expect(sentence('First. Save {{saved}} in {{hours}} hours. Last.')).toEqual([
      'Save ',
      ' in 5–8 hours.',
    ])
    expect(sentence('Gagnez {{saved}} dès {{hours}} h.', 'fr')).toEqual([
      'Gagnez ',
      ' dès 5\u00A0à\u00A08 h.',
    ])
  })

  it('several sentences are listed if several contain the figure', () => {
    expect(sentence('Save {{saved}}. Nothing. Really {{saved}}.')).toEqual([
      'Save ',
      '. Really ',
      '.',
    ])
  })

  it('a figure alone is its own sentence', () => {
    expect(sentence('{{saved}}')).toEqual(['', ''])
  })
})
