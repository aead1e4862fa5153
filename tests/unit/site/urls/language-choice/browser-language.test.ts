import * as fc from 'fast-check'
import {describe, expect, it} from 'vitest'

import {browserLanguage} from '../../../../../lib/urls/language-choice'

describe('the language for a browser', () => {
  it.each([
    // By language
    ['fr', 'fr'],
    ['fr-FR,fr;q=0.9,en-US;q=0.8,en;q=0.7', 'fr'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    // Languages that the site does not offer fall back to English.
    ['tlh,fr;q=0.8', 'en'],
    ['fro', 'en'],
    // By region
    ['en-CA,en;q=0.9', 'fr'],
    ['de-CH', 'fr'],
    ['lb-LU', 'fr'],
    ['de-latn-ch-1996', 'fr'],
    // Variants and extensions are not regions.
    ['en-US-u-rg-frzzzz', 'en'],
    ['en-x-ca', 'en'],
    // By quality, in any position
    ['en;q=0.5,fr;q=0.8', 'fr'],
    ['fr;q=0.5, en', 'en'],
    ['fr;q=0,en;q=0.1', 'en'],
    ['tlh;q=0.1,*;q=0.01', 'en'],
    [',fr,', 'fr'],
    ['fr;Q=1.000', 'fr'],
    // What is malformed after a language does not hide the language.
    ['fr;q=2', 'fr'],
    ['fr,<script>', 'fr'],
  ])('chooses by %s: %s', (header, language) => {
    expect(browserLanguage(header)).toBe(language)
  })

  it.each([
    null,
    ',',
    '*',
    '*;q=0.8,fr;q=0.5',
    'fr;q=0',
    // Invalid values that no browser sends
    'fr;q=-1',
    'x-fr',
    '-fr',
    'français',
    '<script>alert(1)</script>',
    `${'fr,'.repeat(500)}fr`,
    'a'.repeat(900),
  ])('finds no language in %j', (header) => {
    expect(browserLanguage(header)).toBeNull()
  })

  it('orders languages by quality, not by position', () => {
    const ranges = ['fr-FR;q=0.9', 'de;q=0.8', 'en;q=0.7', 'nl-BE;q=0.3', '*;q=0.1']
    fc.assert(
      fc.property(
        fc.shuffledSubarray(ranges, {minLength: ranges.length, maxLength: ranges.length}),
        (order) => {
          expect(browserLanguage(order.join(', '))).toBe('fr')
        },
      ),
    )
  })
})
