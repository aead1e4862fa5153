import {describe, expect, test} from 'vitest'

import {languageOfText} from '../../../studio/actions/checks/language-of-text'
import {allRendered, offeredLocales} from '../content/dataset'
import {expectNone} from '../expect-none.ts'

describe('the language of a text', () => {
  test.each([
    [
      'en',
      'We know what goes into an update after a meeting: it takes the time that you have for customers.',
    ],
    [
      'fr',
      'Nous connaissons ce que prend une mise à jour après un rendez-vous, et nous en avons fait notre métier.',
    ],
    ['fr', 'L’essai ne coûte rien ; vous n’avez pas besoin d’une carte bancaire pour commencer.'],
    [null, ''],
    [null, 'the and with'],
    ['en', 'the and with your'],
    [null, `the and with your ${'CRM '.repeat(16)}`],
    ['en', `the and with your ${'CRM '.repeat(15)}`],
  ])('detects %s in %s', (language, text) => {
    expect(languageOfText(text)).toBe(language)
  })

  test('detects no wrong language in the seed', () => {
    const wrong = allRendered.filter(({text, locale}) => {
      const found = languageOfText(text)
      return found !== null && found !== locale
    })
    expectNone(
      wrong.map(({at, text}) => `${at}: ${text}`),
      'languageOfText takes these for another language: add words to it, or reword them',
    )
  })

  test.each(offeredLocales)('detects most paragraphs of the seed in %s', (locale) => {
    const paragraphs = allRendered.filter(
      (copy) => copy.locale === locale && copy.text.length > 120,
    )
    const found = paragraphs.filter(({text}) => languageOfText(text) === locale)
    expect(found.length / paragraphs.length).toBeGreaterThan(0.9)
  })
})
