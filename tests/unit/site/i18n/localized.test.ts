import {expect, it} from 'vitest'

import {type Localized, textIn} from '../../../../lib/i18n/localized'

it.each<[Localized, string]>([
  [{en: 'Yes', fr: 'Oui'}, 'Oui'],
  [{en: 'Yes', fr: ''}, 'Yes'],
  [{en: 'Yes', fr: null}, 'Yes'],
  [{en: 'Yes'}, 'Yes'],
  [{fr: 'Oui'}, 'Oui'],
  [{}, ''],
  [null, ''],
  [undefined, ''],
])('the French of %j is %j', (text, expected) => {
  expect(textIn(text, 'fr')).toBe(expected)
})
