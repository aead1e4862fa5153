import {describe, expect, it} from 'vitest'

import type {FigureContent} from '../../../../lib/content/types'
import {type ContentDocument, type Use, usesByKey} from '../../../../studio/tools/figures/find-uses'
import {pagesShowing, siteOf} from '../../../../studio/tools/figures/pages'
import {sentenceOf} from '../../../../studio/tools/figures/sentences'
import {entries} from '../../content/dataset'

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

const usesOf = (...documents: ContentDocument[]) => usesByKey(documents, keys)
const placesOf = (uses: Use[] = []) => uses.map(({id, path}) => `${id} ${path}`)

describe('the uses of a figure', () => {
  it('finds tokens in texts, and references', () => {
    const uses = usesOf(page, card, article)
    expect(placesOf(uses.get('saved'))).toEqual([
      'page-en sections[_key=="hero"].title',
      'page-en sections[_key=="hero"].intro',
      'article-en body[_key=="p"]',
    ])
    expect(placesOf(uses.get('hours'))).toEqual([
      'page-en sections[_key=="hero"].intro',
      'card-en text',
      'article-en summary',
      'article-en body[_key=="row"].figures[0]',
    ])
  })

  it("a draft's use counts only if the published document lacks it", () => {
    const draft = {...card, _id: 'drafts.card-en', title: 'Save {{saved}}'}
    const uses = usesOf(draft, card)
    expect(uses.get('hours')).toMatchObject([{id: 'card-en', isPublished: true}])
    expect(uses.get('saved')).toMatchObject([{id: 'card-en', isPublished: false}])
  })

  it('uses in a release count', () => {
    const version = {...card, _id: 'versions.spring.card-en'}
    expect(usesOf(version).get('hours')).toMatchObject([{id: 'card-en', isPublished: false}])
  })

  it('a use has a language, even in documents with both', () => {
    const footer = {
      _id: 'navigation',
      _type: 'navigation',
      tagline: {en: 'Save {{saved}}', fr: 'Gagnez {{saved}}'},
    }
    expect(usesOf(footer).get('saved')).toMatchObject([{locale: 'en'}, {locale: 'fr'}])
  })
})

describe('the pages that change with a figure', () => {
  const site = siteOf([page, card, article])
  const hrefs = (key: string) =>
    pagesShowing(usesOf(page, card, article).get(key) ?? [], site).flatMap(({urls}) =>
      urls.map(({href}) => href),
    )

  it('affected pages contain the figure or show a document that does', () => {
    expect(hrefs('saved')).toEqual(['/', '/blog/why', '/fr/blog/pourquoi'])
    const {urls} = pagesShowing(usesOf(card).get('hours') ?? [], site)[0] ?? {}
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
      const pages = pagesShowing(usesOf(...documents).get(key) ?? [], siteOf(documents))
      expect(pages.map(({id}) => id)).toEqual(['page-fr'])
    }
  })

  it('a draft affects no page', () => {
    const draft = {...card, _id: 'drafts.card-en', text: '{{saved}} {{hours}} more'}
    expect(pagesShowing(usesOf(draft).get('saved') ?? [], siteOf([page, card, draft]))).toEqual([])
  })

  it('the footer affects all pages', () => {
    const footer = {_id: 'navigation', _type: 'navigation', tagline: {en: '{{saved}}'}}
    const documents = [page, card, article, footer]
    const uses = usesOf(footer).get('saved') ?? []
    expect(pagesShowing(uses, siteOf(documents)).map(({id}) => id)).toEqual([
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
      translations: ['article-en', 'article-fr'].map((id) => ({value: reference(id)})),
    }
    const pages = pagesShowing(
      usesOf(article).get('saved') ?? [],
      siteOf([article, french, translations]),
    )
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
    const pages = pagesShowing(usesOf(article).get('hours') ?? [], siteOf([article, blog]))
    expect(pages.map(({id}) => id)).toEqual(['page-blog', 'article-en'])
  })
})

describe('the sentence around a figure', () => {
  const affix = {_type: 'localizedAffix' as const, en: '%', fr: '\u202F%'}
  const figures: FigureContent[] = [
    {key: 'saved', value: 67, upTo: null, prefix: null, suffix: affix},
    {key: 'hours', value: 5, upTo: 8, prefix: null, suffix: null},
  ]
  const sentence = (text: string, locale: 'en' | 'fr' = 'en') =>
    sentenceOf({key: 'saved', text, locale}, figures)

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

describe('the figures of the seed', () => {
  const documents = entries.map(({document}) => document as unknown as ContentDocument)
  const figures = documents.filter(({_type}) => _type === 'figure')
  const uses = usesByKey(
    documents.filter(({_type}) => _type !== 'figure'),
    new Map(figures.map(({_id, key}) => [_id, String(key)])),
  )

  it("the seed's figures are found in both languages", () => {
    const locales = new Set(uses.get('crm-time-saved')?.map(({locale}) => locale))
    expect(locales).toEqual(new Set(['en', 'fr']))
    const paths = pagesShowing(uses.get('crm-time-saved') ?? [], siteOf(documents))
      .flatMap(({urls}) => urls)
      .map(({href}) => href)
    expect(paths).toEqual(expect.arrayContaining(['/', '/fr']))
  })
})
