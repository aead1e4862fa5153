import {afterEach, beforeEach, expect, test, vi} from 'vitest'

/** Starts the Studio in a browser with preferred languages. */
function start(languages: string[]) {
  vi.resetModules()
  vi.stubGlobal('navigator', {languages})
  return import('../../../studio/i18n/interface-language')
}

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => vi.unstubAllGlobals())

test.each([
  [['fr-CA'], null, 'fr-FR'],
  [['en-IE', 'fr'], null, 'en-US'],
  [['fr'], 'en-US', 'en-US'],
  [['en'], 'fr-FR', 'fr-FR'],
  [['fr'], 'de-DE', 'fr-FR'],
  [['de', 'fr-BE', 'en'], null, 'fr-FR'],
  [['de'], null, 'en-US'],
  [[], null, 'en-US'],
])('with %j preferred and %j chosen, forms start in %s', async (languages, chosen, language) => {
  const before = await start(languages)
  if (chosen) before.setInterfaceLanguage(chosen)
  const {interfaceLanguage} = await start(languages)
  expect(interfaceLanguage()).toBe(language)
})
