import {describe, expect, test} from 'vitest'

import {
  revisionsOf,
  countStates,
  filterPairs,
  pairsOf,
  sideBySideHref,
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

const both = link({en: 'about', fr: 'a-propos'})

/** Returns the pairs of English and French documents, whatever other languages there are. */
const bilingual = (documents: TranslatedDocument[], links: ListedMetadata[]) =>
  pairsOf(documents, links).filter(({language}) => ['en', 'fr'].includes(language))

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

  test('a pair starts with the source language', () => {
    const noted = link({en: 'about', fr: 'a-propos'}, [{language: 'en', from: 'fr'}])
    expect(shortly([listed('about', 'en'), listed('a-propos', 'fr')], [noted])).toEqual([
      ['a-propos', 'fr to en', 'about'],
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

  test("compares the published source with the translation's draft", () => {
    const documents = ['about', 'drafts.about'].map((id) => listed(id, 'en'))
    const translations = ['drafts.a-propos', 'a-propos'].map((id) => listed(id, 'fr'))
    expect(shortly([...documents, ...translations], [both])).toEqual([
      ['about', 'en to fr', 'drafts.a-propos'],
    ])
  })

  test('knows languages that are served without a translation', () => {
    const [pair] = bilingual([listed('why', 'en', {servedIn: ['fr']})], [])
    expect(pair?.isServed).toBe(true)
  })

  test('a pair is updated when one of its documents changes', () => {
    const documents = [listed('about', 'en'), listed('a-propos', 'fr')]
    const changed = [listed('about', 'en', {_rev: 'about-2'}), listed('a-propos', 'fr')]
    const [before, after] = [documents, changed].map((list) => bilingual(list, [both])[0])
    if (!before || !after) throw new Error('There is no pair')
    expect(revisionsOf(after)).not.toBe(revisionsOf(before))
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
  ]
  const everything: Filter = {state: null, type: null, search: ''}
  const ids = (filter: Partial<Filter>) =>
    filterPairs(pairs, {...everything, ...filter}).map(({source}) => source.id)

  test('started translations are listed first', () => {
    expect(ids({})).toEqual(['u', 'o', 'm', 'c'])
  })

  test('pairs are filtered by state, type and search words', () => {
    expect(ids({state: 'outdated'})).toEqual(['o'])
    expect(ids({type: 'faq'})).toEqual(['m'])
    expect(ids({search: ' ABOUT c '})).toEqual(['c'])
    expect(ids({search: 'nothing'})).toEqual([])
  })

  test('pairs are counted by state', () => {
    expect(countStates(pairs)).toEqual({missing: 1, untranslated: 1, outdated: 1, complete: 1})
  })

  test('filtering a thousand pairs is fast', () => {
    const documents = Array.from({length: 1000}, (_, index) => [
      listed(`en-${index}`, 'en'),
      listed(`fr-${index}`, 'fr'),
    ]).flat()
    const links = Array.from({length: 1000}, (_, index) =>
      link({en: `en-${index}`, fr: `fr-${index}`}),
    ).map((one, index) => Object.assign(one, {_id: `link-${index}`}))
    expect(bilingual(documents, links)).toHaveLength(1000)
  })
})

test('the side-by-side view has one URL', () => {
  expect(sideBySideHref('/studio', 'page', ['a', 'b'])).toBe(
    '/studio/structure/__edit__a%2Ctype%3Dpage;__edit__b%2Ctype%3Dpage',
  )
})

const text = (words: string) => ({path: words, titles: [], text: words})

test('remaining words count untranslated texts', () => {
  const comparison = {
    untranslated: [text('Two words')],
    changed: [text('L’équipe d’aujourd’hui, 12 %')],
    added: [],
    removed: [text('Not counted at all')],
  }
  expect(wordsLeftIn([comparison, null, comparison])).toBe(10)
})
