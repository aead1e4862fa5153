import {expect, it} from 'vitest'

import {foundLanguages} from '../../../../lib/seo/metadata'

const version = (language: 'en' | 'fr' | 'tlh', path: string | null, hidden = false) => ({
  language,
  path,
  hidden,
})

it.each([
  [null, ['fr']],
  [[version('fr', 'ici')], ['fr']],
  [
    [version('en', 'here'), version('fr', 'ici')],
    ['fr', 'en'],
  ],
  [[version('en', 'here', true)], ['fr']],
  // Of several the first counts, even if it is hidden.
  [[version('en', 'here', true), version('en', 'other')], ['fr']],
  [[version('en', 'Here')], ['fr']],
  [[version('en', null)], ['fr']],
  [[version('fr', 'ici'), version('tlh', 'naDev')], ['fr']],
])('with the translations %j a French page is found in %j', (translations, languages) => {
  expect(foundLanguages({language: 'fr', translations})).toEqual(languages)
})
