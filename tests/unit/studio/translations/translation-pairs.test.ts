import {describe, expect, test} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {
  revisionsOf,
  filterPairs,
  pairsOf,
  wordsLeftIn,
  type Filter,
  type PairWithState,
  type TranslatedDocument,
  type ListedMetadata,
} from '../../../../studio/tools/translations/translation-pairs'

const listed = (id: string, language: string, more: Partial<TranslatedDocument> = {}) => ({
  _id: id,
  _rev: `${id}-1`,
  _type: 'page',
  language,
  title: id,
  path: id,
  servedIn: null,
  ...more,
})

const link = (
  ids: Record<string, string>,
  records: ListedMetadata['records'] = null,
): ListedMetadata => ({
  _id: 'link',
  _rev: 'link-1',
  translations: Object.entries(ids).map(([language, _ref]) => ({language, value: {_ref}})),
  records,
})

/** Languages besides those of the documents. */
const others = new Set(locales.filter((locale) => !['en', 'fr'].includes(locale)))

const both = link({en: 'about', fr: 'a-propos'})

/** Returns the pairs of English and French documents, whatever other languages there are. */
const bilingual = (documents: TranslatedDocument[], links: ListedMetadata[]) =>
  pairsOf(documents, links).filter(({language}) => !others.has(language))

/** Summarizes pairs for assertions. */
const shortly = (documents: TranslatedDocument[], links: ListedMetadata[] = []) =>
  bilingual(documents, links).map(({source, from, language, translation}) => [
    source.stored.id,
    `${from} to ${language}`,
    translation?.stored.id,
  ])

describe('the pairs', () => {
  test('a pair has a document and its translation', () => {
    expect(shortly([listed('about', 'en'), listed('a-propos', 'fr')], [both])).toEqual([
      ['about', 'en to fr', 'a-propos'],
    ])
  })

  test('a translation in a release is the last choice', () => {
    const [about, inRelease] = [listed('about', 'en'), listed('versions.spring.a-propos', 'fr')]
    expect(shortly([about, inRelease], [both])).toEqual([
      ['about', 'en to fr', 'versions.spring.a-propos'],
    ])
    expect(shortly([about, inRelease, listed('a-propos', 'fr')], [both])).toEqual([
      ['about', 'en to fr', 'a-propos'],
    ])
  })

  test.each([
    [[{language: 'en', from: 'fr'}]],
    [
      [
        {language: 'en', from: 'fr'},
        {language: 'other', from: 'other'},
      ],
    ],
  ])('a pair starts with the source language of the records %j', (records) => {
    const noted = link({en: 'about', fr: 'a-propos'}, records)
    expect(shortly([listed('about', 'en'), listed('a-propos', 'fr')], [noted])).toEqual([
      ['a-propos', 'fr to en', 'about'],
    ])
  })

  test('a translation whose source was deleted is the source of the other languages', () => {
    const noted = link({fr: 'a-propos'}, [{language: 'fr', from: 'en'}])
    expect(shortly([listed('a-propos', 'fr')], [noted])).toEqual([
      ['a-propos', 'fr to en', undefined],
    ])
  })

  test.each([
    ['en', 'en to fr'],
    ['fr', 'fr to en'],
  ])('a document only in %s lacks a translation', (language, way) => {
    expect(shortly([listed('alone', language)])).toEqual([['alone', way, undefined]])
  })

  test('a deleted translation counts as missing', () => {
    expect(shortly([listed('about', 'en')], [both])).toEqual([['about', 'en to fr', undefined]])
  })

  test.each([
    [['about', 'drafts.about'], ['a-propos', 'drafts.a-propos'], 'about', 'drafts.a-propos'],
    [['drafts.about', 'about'], ['drafts.a-propos', 'a-propos'], 'about', 'drafts.a-propos'],
    [['drafts.about'], ['a-propos'], 'drafts.about', 'a-propos'],
  ])(
    "compares the published source of %j with the translation's draft of %j",
    (sources, translations, source, translation) => {
      const documents = [
        ...sources.map((id) => listed(id, 'en')),
        ...translations.map((id) => listed(id, 'fr')),
      ]
      const [pair] = bilingual(documents, [both])
      expect([pair?.source, pair?.translation]).toMatchObject([
        {id: 'about', isPublished: sources.includes('about'), stored: {id: source}},
        {id: 'a-propos', isPublished: true, stored: {id: translation}},
      ])
    },
  )

  test('a pair is updated when one of its documents or its record changes', () => {
    const recorded = link({en: 'about', fr: 'a-propos'}, [{language: 'fr', from: 'en'}])
    const source = listed('about', 'en')
    const complete = bilingual([source, listed('a-propos', 'fr')], [recorded])
    expect(complete.map(revisionsOf)).toEqual(['about-1 a-propos-1 link-1'])
    expect(bilingual([source], []).map(revisionsOf)).toEqual(['about-1  '])
  })
})

const judged = (id: string, state: PairWithState['state'], type = 'page'): PairWithState[] =>
  bilingual([listed(id, 'en', {_type: type, title: `About ${id}`})], []).map((pair) =>
    Object.assign(pair, {state}),
  )

describe('what an editor looks for', () => {
  const pairs = [
    ...judged('c', 'complete'),
    ...judged('m', 'missing', 'faq'),
    ...judged('o', 'outdated'),
    ...judged('u', 'untranslated'),
    ...judged('p', null),
    ...judged('b', 'complete'),
  ]
  const everything: Filter = {state: null, type: null, search: ''}
  const ids = (filter: Partial<Filter>) =>
    filterPairs(pairs, {...everything, ...filter}).map(({source}) => source.id)

  test('started translations are listed first, then by title', () => {
    expect(ids({})).toEqual(['u', 'o', 'm', 'p', 'b', 'c'])
  })

  test('pairs are filtered by state, type and search words', () => {
    expect(ids({state: 'outdated'})).toEqual(['o'])
    expect(ids({type: 'faq'})).toEqual(['m'])
    expect(ids({search: ' ABOUT c '})).toEqual(['c'])
    expect(ids({search: 'nothing'})).toEqual([])
  })
})

const text = (words: string) => ({path: words, titles: [], text: words})

test('remaining words count untranslated texts', () => {
  const comparison = {
    untranslated: [text('Two words')],
    changed: [text('L’équipe d’aujourd’hui, 12 %')],
    added: [text('—'), text('One')],
    removed: [text('Not counted at all')],
  }
  expect(wordsLeftIn([comparison, null, comparison])).toBe(12)
})
