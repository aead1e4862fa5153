import {describe, expect, it} from 'vitest'

import {validateSource, validateTarget} from '../../../../lib/urls/redirects'

const published = new Set(['/', '/fr', '/about-us', '/fr/a-propos', '/pricing'])
const redirects = [
  {from: '/about', to: '/about-us'},
  {from: '/away', to: 'https://other.example'},
]
const known = {published, redirects}

describe('the source of a redirect', () => {
  it.each(['/old', '/fr/about', '/old%20page', '/administration'])('accepts %s', (from) => {
    expect(validateSource(from, known)).toBeNull()
  })

  it.each([
    ['//evil.example', 'malformed', []],
    ['about', 'malformed', []],
    ['/pricing', 'published', ['/pricing']],
    ['/fr', 'published', ['/fr']],
    ['/about', 'taken', ['/about']],
    ['/admin/login', 'reserved', ['/admin/login']],
  ])('rejects %s: %s', (from, kind, about) => {
    expect(validateSource(from, known)).toEqual({kind, about})
  })
})

const problem = (from: string, to: string, others = redirects) =>
  validateTarget({from, to}, {published, redirects: others})

describe('the target of a redirect', () => {
  it.each(['/about-us', '/fr/a-propos', '/fr', '/', '/about-us/', 'https://other.example/a?b#c'])(
    'accepts %s',
    (to) => {
      expect(problem('/old', to)).toBeNull()
    },
  )

  it.each([
    ['/old', 'itself', []],
    ['/old/', 'itself', []],
    ['//evil.example', 'malformed-target', []],
    ['/\\evil.example', 'malformed-target', []],
    ['https://name@other.example', 'malformed-target', []],
    ['/away', 'chain', ['/away', 'https://other.example/']],
    ['/nowhere', 'nowhere', ['/nowhere']],
    ['/about', 'chain', ['/about', '/about-us']],
  ])('rejects %s: %s', (to, kind, about) => {
    expect(problem('/old', to)).toEqual({kind, about})
  })

  it('rejects loops of any length', () => {
    const chain = ['/b', '/c', '/d'].map((from, index, all) => ({from, to: all[index + 1] ?? '/a'}))
    expect(problem('/a', '/b', chain)).toEqual({
      kind: 'circle',
      about: ['/a', '/b', '/c', '/d', '/a'],
    })
  })

  it('validates a target before there is a source', () => {
    expect(problem('', '/about-us')).toBeNull()
    expect(problem('', '/nowhere')).toEqual({kind: 'nowhere', about: ['/nowhere']})
    expect(problem('', '/a', [{from: '/a', to: '/a'}])).toEqual({
      kind: 'circle',
      about: ['/a', '/a'],
    })
  })
})
