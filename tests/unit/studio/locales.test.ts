import {afterEach, expect, test, vi} from 'vitest'

import {preferredLast} from '../../../studio/words/locales'

const locales = ['en-US', 'fr-FR'].map((id) => ({id, title: id}))

afterEach(() => vi.unstubAllGlobals())

test.each([
  [['en-IE', 'fr'], 'en-US'],
  [['fr-CA', 'en'], 'fr-FR'],
  [['fr'], 'fr-FR'],
  [['de', 'fr-BE', 'en'], 'fr-FR'],
  [['de'], 'en-US'],
  [[], 'en-US'],
])('a browser that prefers %j opens the Studio in %s', (languages, locale) => {
  vi.stubGlobal('navigator', {languages})
  expect(preferredLast(locales as never).at(-1)?.id).toBe(locale)
})
