import {describe, expect, test} from 'vitest'

import {compare, fingerprint, recordOf, stateOf} from '../../../../studio/translations/record'

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
  test('has every text left to translate when it begins', () => {
    expect(workOn(english, english)).toEqual({
      ...nothing,
      state: 'untranslated',
      untranslated: ['title', 'intro', 'name'],
    })
  })

  test('has what still reads as the source left to translate', () => {
    expect(workOn(english, french).untranslated).toEqual(['name'])
  })

  test('is complete once a name is kept as it is', () => {
    expect(workOn(english, french, ['name'])).toEqual(nothing)
  })

  test('is outdated where the source has changed since', () => {
    const source = texts({title: 'About us', intro: 'Who we have become', name: 'HubSpot'})
    expect(workOn(source, french, ['name'])).toEqual({
      ...nothing,
      state: 'outdated',
      changed: ['intro'],
    })
  })

  test('is outdated where the source has more or fewer texts since', () => {
    const source = texts({title: 'About us', name: 'HubSpot', outro: 'Write to us'})
    expect(workOn(source, french, ['name'])).toEqual({
      ...nothing,
      state: 'outdated',
      added: ['outro'],
      removed: ['intro'],
    })
  })

  test('is untranslated, not outdated, where the source changed before it was translated', () => {
    const source = texts({title: 'About Saywell', intro: 'Who we are', name: 'HubSpot'})
    const translation = texts({title: 'About us', intro: 'Qui nous sommes', name: 'HubSpot'})
    expect(workOn(source, translation, ['name'])).toEqual({
      ...nothing,
      state: 'untranslated',
      untranslated: ['title'],
    })
  })

  test('is complete again once it is marked as up to date, and keeps texts marked to keep', () => {
    const source = texts({title: 'About Saywell', intro: 'Who we are', name: 'HubSpot'})
    const before = recordOf(languages, english)
    const name = before.texts.find(({path}) => path === 'name')
    Object.assign(name ?? {}, {kept: true})
    expect(stateOf(compare(recordOf(languages, source, before), source, french))).toBe('complete')
  })

  test('without a record counts as complete', () => {
    const comparison = compare(undefined, english, french)
    expect(stateOf(comparison)).toBe('complete')
  })
})

test('fingerprints tell texts apart', () => {
  const samples = Array.from({length: 5000}, (_, index) => `Text ${index}`)
  expect(new Set(samples.map(fingerprint)).size).toBe(samples.length)
  expect(fingerprint('déjà')).toBe(fingerprint('déjà'))
})
