import {describe, expect, test} from 'vitest'

import {
  compare,
  countOf,
  fingerprint,
  recordOf,
  stateOf,
} from '../../../../studio/translations/record'

const languages = {language: 'fr', from: 'en'} as const

const texts = (values: Record<string, string>) =>
  Object.entries(values).map(([path, text]) => ({path, titles: [path], text}))

const english = texts({title: 'About us', intro: 'Who we are', name: 'HubSpot'})

const paths = (found: {path: string}[]) => found.map(({path}) => path)

/** Returns the work to be done, by path. */
function workOn(
  source: ReturnType<typeof texts>,
  translation: ReturnType<typeof texts>,
  keep: string[] = [],
) {
  const record = recordOf(languages, english)
  for (const text of record.texts) if (keep.includes(text.path)) text.kept = true
  const comparison = compare(record, source, translation)
  const {untranslated, changed, added, removed} = comparison
  return {
    state: stateOf(comparison),
    untranslated: paths(untranslated),
    changed: paths(changed),
    added: paths(added),
    removed: paths(removed),
  }
}

const nothing = {state: 'complete', untranslated: [], changed: [], added: [], removed: []}
const french = texts({title: 'À propos', intro: 'Qui nous sommes', name: 'HubSpot'})

describe('a translation', () => {
  test('a new translation has every text untranslated', () => {
    expect(workOn(english, english)).toEqual({
      ...nothing,
      state: 'untranslated',
      untranslated: ['title', 'intro', 'name'],
    })
  })

  test('texts equal to the source count as untranslated', () => {
    expect(workOn(english, french).untranslated).toEqual(['name'])
  })

  test('a translation is complete once equal texts are confirmed', () => {
    expect(workOn(english, french, ['name'])).toEqual(nothing)
  })

  test('a text is outdated when its source has changed', () => {
    const source = texts({title: 'About us', intro: 'Who we have become', name: 'HubSpot'})
    expect(workOn(source, french, ['name'])).toEqual({
      ...nothing,
      state: 'outdated',
      changed: ['intro'],
    })
  })

  test('a translation is outdated when its source has gained or lost texts', () => {
    const source = texts({title: 'About us', name: 'HubSpot', outro: 'Write to us'})
    expect(workOn(source, french, ['name'])).toEqual({
      ...nothing,
      state: 'outdated',
      added: ['outro'],
      removed: ['intro'],
    })
  })

  test('a text whose source changed before its translation is untranslated, not outdated', () => {
    const source = texts({title: 'About Saywell', intro: 'Who we are', name: 'HubSpot'})
    const translation = texts({title: 'About us', intro: 'Qui nous sommes', name: 'HubSpot'})
    expect(workOn(source, translation, ['name'])).toEqual({
      ...nothing,
      state: 'untranslated',
      untranslated: ['title'],
    })
  })

  test('marking as up to date completes a translation', () => {
    const source = texts({title: 'About Saywell', intro: 'Who we are', name: 'HubSpot'})
    const before = recordOf(languages, english)
    const name = before.texts.find(({path}) => path === 'name')
    Object.assign(name ?? {}, {kept: true})
    expect(stateOf(compare(recordOf(languages, source, before), source, french))).toBe('complete')
  })

  test('a translation without a record counts as complete', () => {
    const comparison = compare(undefined, english, french)
    expect(stateOf(comparison)).toBe('complete')
  })
})

test('different texts have different fingerprints', () => {
  const samples = Array.from({length: 5000}, (_, index) => `Text ${index}`)
  expect(new Set(samples.map(fingerprint)).size).toBe(samples.length)
})

test.each([
  ['', 'wvjl67o803'],
  ['About us', 'zjjckec6tg'],
  ['déjà vu', 'astp9id7do'],
  ['👋 Hi', 'zahkq1egdn'],
])('the fingerprint of “%s” stays as it is stored', (text, stored) => {
  expect(fingerprint(text)).toBe(stored)
})

const recorded = (path: string, source: string) => ({
  _key: fingerprint(path),
  path,
  source: fingerprint(source),
})

test('a record has the texts of the source, with a mark on those that the translation keeps', () => {
  const before = {
    texts: [
      {path: 'name', kept: true},
      {path: 'title', kept: false},
      {path: 'former', kept: true},
    ],
  }
  expect(recordOf(languages, english, before)).toEqual({
    _key: 'fr',
    _type: 'translationRecord',
    ...languages,
    texts: [
      recorded('title', 'About us'),
      recorded('intro', 'Who we are'),
      {...recorded('name', 'HubSpot'), kept: true},
    ],
  })
})

test('the work left is counted over all kinds of texts', () => {
  const [one, two, three] = english.map((text) => [text])
  const counted = {untranslated: english, changed: one!, added: two!, removed: three!}
  expect(countOf(counted)).toBe(6)
  expect(countOf(null)).toBe(0)
})
