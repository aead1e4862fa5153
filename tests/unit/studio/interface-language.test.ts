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
