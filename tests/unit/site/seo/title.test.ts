import {describe, expect, it} from 'vitest'

import {cutText, documentTitle, longest, textLength} from '../../../../lib/seo/title'

describe('the title of a document', () => {
  it.each([
    ['names the site at its end', 'Page not found', 'Page not found · Brannock'],
    ['stands where it names the site already', 'About Brannock', 'About Brannock'],
    ['stands where it names the site in other letters', 'About brannock', 'About brannock'],
  ])('%s', (_, title, shown) => {
    expect(documentTitle(title, 'Brannock')).toBe(shown)
  })

  it('is the site’s name without one', () => {
    expect(documentTitle('', 'Brannock')).toBe('Brannock')
  })

  it('a document title stays within the search result limit', () => {
    const suffix = ' · Brannock'
    const fits = 'x'.repeat(longest.title - suffix.length)
    expect(documentTitle(fits, 'Brannock')).toBe(fits + suffix)
    expect(documentTitle(`${fits}x`, 'Brannock')).toBe(`${fits}x`)
  })

  it('a narrow space or an emoji counts as one character', () => {
    expect(textLength('Oui\u202F?')).toBe(5)
    expect(textLength('👍')).toBe(1)
  })
})

describe('a text that is too long for a search result', () => {
  it.each([
    ['One two, three', 10, 'One two…'],
    ['One two ,- threes', 13, 'One two…'],
    ['  One two  ', 7, 'One two'],
    // Half of the text is kept at least, even inside a word.
    ['abcd efghij', 7, 'abcd…'],
    ['abcd efghij', 8, 'abcd ef…'],
    ['👍👍👍👍👍', 4, '👍👍👍…'],
  ])('%j is cut to %i characters as %j', (text, limit, cut) => {
    expect(cutText(text, limit)).toBe(cut)
  })
})
