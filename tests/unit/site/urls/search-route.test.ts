import {describe, expect, it} from 'vitest'

import {readQuery, searchRoute} from '../../../../lib/urls/routes'

describe('a search in an address', () => {
  it.each([
    ['search', 'q=voice', '/request/fr/search'],
    ['search', 'q=a&q=b', '/request/fr/search'],
    ['search', '', null],
    ['search', 'q=', null],
    ['search', 'q=%20%00%0A', null],
    ['search', 'q=%E2%80%8B+%C2%AD', null],
    ['search', 'query=voice', null],
    ['blog', 'q=voice', null],
  ])('the search at %s?%s is rendered by %s', (path, parameters, route) => {
    expect(searchRoute('fr', path, new URLSearchParams(parameters))).toBe(route)
  })

  it.each([
    ['  two\n words\u0000 ', 'two words'],
    ['half \uD83C of a character', 'half of a character'],
    ['👩‍👩‍👧 \u202Eمبيعات', '👩‍👩‍👧 \u202Eمبيعات'],
    [['first', 'second'], 'first'],
    [undefined, ''],
  ])('normalizes the query %j to %j', (value, query) => {
    expect(readQuery(value)).toBe(query)
  })
})
