import {expect, it} from 'vitest'

import {slugify} from '../../../../lib/urls/slugify'

it.each([
  ['À propos de nous', 'a-propos-de-nous'],
  ['L’œil & la main ', 'l-oeil-et-la-main'],
  ['L’été & l’œuvre d’art', 'l-ete-et-l-oeuvre-d-art'],
  ['20 % de temps', '20-pour-cent-de-temps'],
  ['— ', ''],
])('the address of “%s” is %s', (words, part) => {
  expect(slugify(words, 'fr')).toBe(part)
})

it('an address has symbols in the language of the text', () => {
  expect(slugify('R&D + CRM', 'en')).toBe('r-and-d-plus-crm')
})
