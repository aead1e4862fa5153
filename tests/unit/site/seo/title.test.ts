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

  it.each([null, undefined, ''])(
    'a title has no suffix while the site has no name (%s)',
    (name) => {
      expect(documentTitle('About', name)).toBe('About')
    },
  )
})

describe('a text that is too long for a search result', () => {
  it('a text up to the limit is not truncated', () => {
    expect(cutText('One two', 7)).toBe('One two')
  })

  it('a long text is cut after a whole word, without punctuation', () => {
    expect(cutText('One two, three', 10)).toBe('One two…')
    expect(cutText('One two three', 8)).toBe('One two…')
  })

  it('a long text is cut inside a very long word', () => {
    expect(cutText('Abcdefghijklmnop', 8)).toBe('Abcdefg…')
  })
})
