import {describe, expect, it} from 'vitest'

import {endpoints} from '../../../../lib/urls/endpoints'
import {speculationRules} from '../../../../lib/urls/header-rules'
import {expectNone} from '../../expect-none'

interface Rules {
  prefetch: {
    where: {and: [{href_matches: string}, {not: {href_matches: string[]}}]}
    eagerness: string
  }[]
}

const site = 'https://site.example'
const {prefetch} = JSON.parse(speculationRules) as Rules

/** Returns whether a browser would prefetch a link, using its own URL patterns. */
function isAhead(href: string): boolean {
  const matches = (pattern: string) => new URLPattern(pattern, site).test(new URL(href, site))
  return prefetch.some(({where: {and}}) => {
    const [some, {not}] = and
    return matches(some.href_matches) && !not.href_matches.some(matches)
  })
}

describe('what browsers load ahead', () => {
  it.each([
    '/',
    '/fr',
    '/about',
    '/fr/blog/un-article',
    '/search#search_field',
    '/?scrollTo=cta#cta',
  ])('browsers prefetch %s', (href) => {
    expect(isAhead(href)).toBe(true)
  })

  it.each([
    ['what changes the language', '/fr/a-propos?language=fr'],
    ['what changes the language', '/?scrollTo=cta&language=fr'],
    ['a search', '/search?q=crm'],
    ['the admin page', '/admin'],
    ['the entries', '/admin/dashboard?page=2'],
    ['the Studio', '/studio/structure'],
    ['a version for language models', '/about.md'],
    ['a picture', '/share/1/en/about.png'],
    ['another site', 'https://elsewhere.example/'],
    ['a letter', 'mailto:somebody@site.example'],
  ])('browsers do not prefetch %s: %s', (_, href) => {
    expect(isAhead(href)).toBe(false)
  })

  it('browsers prefetch no endpoint', () => {
    // No page links to the touch icon, whose address Next.js generates.
    const linked = endpoints.filter((endpoint) => endpoint !== '/apple-icon')
    const hrefs = linked.map((endpoint) =>
      endpoint.replace('/[locale]', '/fr').replace('[icon]', '192.png'),
    )
    expectNone(hrefs.filter(isAhead), 'Exclude the endpoint from the speculation rules')
  })
})
