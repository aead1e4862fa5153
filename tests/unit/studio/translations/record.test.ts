import {describe, expect, test} from 'vitest'

import {compare, fingerprint, recordOf, stateOf} from '../../../../studio/translations/record'

const languages = {language: 'fr', from: 'en'} as const

const texts = (values: Record<string, string>) =>
  Object.entries(values).map(([path, text]) => ({path, titles: [path], text}))

type Texts = ReturnType<typeof texts>

const english = texts({title: 'About us', intro: 'Who we are', name: 'HubSpot'})

const paths = (found: {path: string}[]) => found.map(({path}) => path)

const nothing = {untranslated: [], changed: [], added: [], removed: []}
const french = texts({title: 'À propos', intro: 'Qui nous sommes', name: 'HubSpot'})

/** The source, with some texts changed. */
const since = (changes: Record<string, string>) =>
  texts({title: 'About us', intro: 'Who we are', name: 'HubSpot', ...changes})

describe('a translation', () => {
  test.each<
    [how: string, source: Texts, translation: Texts, keep: string[], state: string, work: object]
  >([
    [
      'that is new has every text untranslated',
      english,
      english,
      [],
      'untranslated',
      {untranslated: ['title', 'intro', 'name']},
    ],
    [
      'with texts of the source has these untranslated',
      english,
      french,
      [],
      'untranslated',
      {untranslated: ['name']},
    ],
    ['is complete once equal texts are confirmed', english, french, ['name'], 'complete', {}],
    [
      'is outdated when its source has changed',
      since({intro: 'Who we have become'}),
      french,
      ['name'],
      'outdated',
      {changed: ['intro']},
    ],
    [
      'is outdated when its source has gained and lost texts',
      texts({title: 'About us', name: 'HubSpot', outro: 'Write to us'}),
      french,
      ['name'],
      'outdated',
      {added: ['outro'], removed: ['intro']},
    ],
    [
      'whose source changed before it was translated is untranslated',
      since({title: 'About Saywell'}),
      texts({title: 'About us', intro: 'Qui nous sommes', name: 'HubSpot'}),
      ['name'],
      'untranslated',
      {untranslated: ['title']},
    ],
  ])('%s', (_, source, translation, keep, state, work) => {
    const record = recordOf(languages, english)
    for (const text of record.texts) if (keep.includes(text.path)) text.kept = true
    const comparison = compare(record, source, translation)
    const found = Object.entries(comparison).map(([kind, some]) => [kind, paths(some)])
    expect(stateOf(comparison)).toBe(state)
    expect(Object.fromEntries(found)).toEqual({...nothing, ...work})
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
  ['👋 Hi', 'zahkq1egdn'],
])('the fingerprint of “%s” stays as it is stored', (text, stored) => {
  expect(fingerprint(text)).toBe(stored)
})
