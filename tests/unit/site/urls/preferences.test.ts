import {expect, it} from 'vitest'

import {preferences} from '../../../../lib/urls/language-choice'

it.each([
  ['fr', ['fr']],
  ['fr;q=0.5, en', ['en', 'fr']],
  [`fr${' '.repeat(998)}`, ['fr']],
  [`fr${' '.repeat(999)}`, []],
  [null, []],
])('the header %j prefers %j', (value, languages) => {
  expect(preferences('accept-language', value).languages(['en', 'fr'])).toEqual(languages)
})
