import {describe, expect, it} from 'vitest'

import {problemOfFrom, problemOfTo} from '../../../../lib/i18n/redirect-rules'

const published = new Set(['/', '/fr', '/about-us', '/fr/a-propos', '/pricing'])
const redirects = [{from: '/about', to: '/about-us'}]
const known = {published, redirects}

describe('where a redirect begins', () => {
  it.each(['/old', '/fr/about', '/old%20page', '/administration'])('may be %s', (from) => {
    expect(problemOfFrom(from, known)).toBeNull()
  })

  it.each([
    ['//evil.example', /one slash/],
    ['about', /one slash/],
    ['/pricing', /A page is published at \/pricing, and what is published wins/],
    ['/pricing/', /A page is published at \/pricing/],
    ['/en/pricing', /A page is published at \/pricing/],
    ['/fr', /A page is published at \/fr/],
    ['/about', /Another redirect begins at \/about/],
    ['/about/', /Another redirect begins at \/about/],
    ['/%61bout', /Another redirect begins at \/about/],
    ['/admin/login', /belongs to the site itself/],
    ['/studio', /belongs to the site itself/],
    ['/api/revalidate', /belongs to the site itself/],
  ])('may not be %s', (from, reason) => {
    expect(problemOfFrom(from, known)).toMatch(reason)
  })

  it('may not be where another one leads', () => {
    const leading = [{from: '/older', to: '/old'}]
    expect(problemOfFrom('/old', {published, redirects: leading})).toMatch(
      /redirect from \/older leads here/,
    )
  })
})

const problem = (from: string, to: string, others = redirects) =>
  problemOfTo({from, to}, {published, redirects: others})

describe('where a redirect leads', () => {
  it.each(['/about-us', '/fr/a-propos', '/fr', '/', '/about-us/'])('may be %s', (to) => {
    expect(problem('/old', to)).toBeNull()
  })

  it.each([
    ['/old', /cannot lead to itself/],
    ['/old/', /cannot lead to itself/],
    ['//evil.example', /one slash/],
    ['/\\evil.example', /one slash/],
    ['https://evil.example', /one slash/],
    ['/nowhere', /Nothing is published at \/nowhere/],
    ['/about', /\/about itself leads to \/about-us: write \/about-us here/],
  ])('may not be %s', (to, reason) => {
    expect(problem('/old', to)).toMatch(reason)
  })

  it('may not close a circle, of however many steps', () => {
    const chain = ['/b', '/c', '/d'].map((from, index, all) => ({from, to: all[index + 1] ?? '/a'}))
    expect(problem('/a', '/b', chain)).toBe('This leads in a circle: /a → /b → /c → /d → /a.')
    expect(
      problem('/x', '/b', [
        {from: '/b', to: '/c'},
        {from: '/c', to: '/b'},
      ]),
    ).toMatch(/circle/)
  })

  it('is judged also while the redirect has no beginning yet', () => {
    expect(problem('', '/about-us')).toBeNull()
    expect(problem('', '/nowhere')).toMatch(/Nothing is published/)
  })
})
