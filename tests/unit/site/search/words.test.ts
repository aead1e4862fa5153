import {assert, constantFrom, property, string} from 'fast-check'
import {describe, expect, it} from 'vitest'

import {fold} from '../../../../lib/i18n/fold'
import type {Locale} from '../../../../lib/i18n/locales'
import {otherSpelling, searchWords, textQueryOf} from '../../../../lib/search/words'

const folded = (query: string, locale: Locale) =>
  searchWords(query, locale).map((word) => word.folded)

const anything = string({unit: 'binary', maxLength: 120})

describe('the words of a search', () => {
  it.each([
    ['Voice CRM', 'en', ['voice', 'crm']],
    ['l’équipe de vente', 'fr', ['equipe', 'vente']],
    ["qu'est-ce que l'hébergement", 'fr', ['hebergement']],
    ['How do I update Salesforce by voice?', 'en', ['update', 'salesforce', 'by', 'voice']],
    ['GDPR-compliant', 'en', ['gdpr', 'compliant']],
    ['voice VOICE voicé', 'en', ['voice']],
    ['“voice” -crm * "a b"', 'en', ['voice', 'crm', 'b']],
    ['مبيعات', 'en', ['مبيعات']],
    ['🎙️ 👩‍👩‍👧', 'en', []],
    ['\u0000\u0007', 'en', []],
    ['__proto__', 'en', ['__proto__']],
    ['H₂O', 'en', ['h2o']],
    ['Cœurs, STRAẞE, e\u0301te\u0301, ÞÓRÐUR', 'fr', ['coeurs', 'strasse', 'ete', 'thordur']],
  ] as const)('splits %s in %s into the words %j', (query, locale, words) => {
    expect(folded(query, locale)).toEqual(words)
  })

  it('keeps stop words only if there are no others', () => {
    expect(folded('what is it', 'en')).toEqual(['what', 'is', 'it'])
  })

  it('matches whole words, except the last, which may be incomplete', () => {
    expect(searchWords('données salesf', 'fr').map(({begins}) => begins)).toEqual([false, true])
    expect(textQueryOf(searchWords('données salesf', 'fr'))).toBe('données salesf*')
  })

  it('never contains search operators, whatever is typed', () => {
    assert(
      property(anything, constantFrom<Locale>('en', 'fr'), (query, locale) => {
        expect(textQueryOf(searchWords(query, locale))).toMatch(
          /^([\p{L}\p{M}\p{N}_]+ )*([\p{L}\p{M}\p{N}_]+\*)?$/u,
        )
      }),
    )
  })
})

describe('the other spelling of a search', () => {
  it.each([
    ['e-mail', 'email'],
    ['E‑Mails de relance', 'EMails de relance'],
    ['follow-up', 'followup'],
    ['email', 'e-mail'],
    ['un email', 'un e-mail'],
    ['été', 'été'],
    ['crm', 'crm'],
    ['H₂O', 'H2O'],
  ])('of %s is %s', (query, other) => {
    expect(otherSpelling(query)).toBe(other)
  })
})

it('folding is idempotent', () => {
  assert(
    property(anything, (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})
