import * as fc from 'fast-check'
import {expect, it} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {isSlug} from '../../../../lib/urls/hrefs'
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

it('makes only slugs that a slug field accepts', () => {
  const title = fc.string({
    unit: fc.constantFrom('a', 'é', ' ', '-', '—', '&', '9', '北'),
    maxLength: 300,
  })
  fc.assert(
    fc.property(title, fc.constantFrom(...locales), (text, locale) => {
      const slug = slugify(text, locale)
      expect(slug).toSatisfy((made: string) => made === '' || isSlug(made))
    }),
  )
})
