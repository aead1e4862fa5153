import {afterEach, beforeEach, expect, test, vi} from 'vitest'

import {publicEnv} from '../../../lib/server/env'

const storageKey = `sanity-locale:${publicEnv.sanityProjectId}:default`

/** Simulates a browser with preferred languages and a stored choice. */
function browse(languages: string[], kept: string | null) {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('navigator', {languages})
  vi.stubGlobal('localStorage', {getItem: (key: string) => (key === storageKey ? kept : null)})
  return import('../../../studio/i18n/interface-language')
}

beforeEach(() => vi.resetModules())

afterEach(() => vi.unstubAllGlobals())

test.each([
  [['fr-CA'], null, 'fr-FR'],
  [['en-IE', 'fr'], null, 'en-US'],
  [['fr'], 'en-US', 'en-US'],
  [['en'], 'fr-FR', 'fr-FR'],
  [['fr'], 'de-DE', 'fr-FR'],
])('with %j preferred and %j chosen, forms start in %s', async (languages, kept, language) => {
  const {interfaceLanguage} = await browse(languages, kept)
  expect(interfaceLanguage()).toBe(language)
})

test('the server renders in English', async () => {
  const {interfaceLanguage} = await browse(['fr'], 'fr-FR')
  vi.stubGlobal('window', undefined)
  expect(interfaceLanguage()).toBe('en-US')
})

test('a preference works without storage', async () => {
  const {interfaceLanguage} = await browse(['fr'], null)
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  expect(interfaceLanguage()).toBe('fr-FR')
})

test('forms follow a change of the interface language once', async () => {
  const language = await browse(['en'], null)
  expect(language.interfaceLanguage()).toBe('en-US')
  const changed = vi.fn<() => void>()
  const end = language.onInterfaceLanguage(changed)
  language.setInterfaceLanguage('fr-FR')
  language.setInterfaceLanguage('fr-FR')
  language.setInterfaceLanguage('de-DE')
  expect(language.interfaceLanguage()).toBe('fr-FR')
  expect(changed).toHaveBeenCalledOnce()
  end()
  language.setInterfaceLanguage('en-US')
  expect(changed).toHaveBeenCalledOnce()
})
