import {describe, expect, it} from 'vitest'

import {publicEnv} from '../../../../lib/platform/env'
import {robotsRules} from '../../../../lib/seo/robots'

const site = publicEnv.siteUrl
const rules = robotsRules()

/** Returns whether a path matches a rule by RFC 9309: a prefix, in which `*` is a wildcard and `$` anchors the end. */
function covers(rule: string, path: string): boolean {
  const pattern = rule
    .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\$(?!$)/g, '\\$')
  return new RegExp(`^${pattern}`).test(path)
}

function isAllowed(path: string): boolean {
  const [rule] = [rules.rules].flat()
  return ![rule?.disallow ?? []].flat().some((disallowed) => covers(disallowed, path))
}

describe('what crawlers may ask for', () => {
  it.each(['/', '/fr', '/blog/feed.xml', '/search', '/fr/search', '/apis', '/studio-tour'])(
    '%s is open',
    (path) => {
      expect(isAllowed(path)).toBe(true)
    },
  )

  it.each([
    '/admin',
    '/admin/login',
    '/api/revalidate',
    '/studio',
    '/studio/structure',
    '/?language=fr',
    '/fr/a-propos?language=fr',
    '/search?q=voice',
    '/fr/search?q=voix',
  ])('crawlers may not request %s', (path) => {
    expect(isAllowed(path)).toBe(false)
  })

  it('robots.txt has one group of rules and the sitemap', () => {
    expect([rules.rules].flat().map(({userAgent}) => userAgent)).toEqual(['*'])
    expect(rules.sitemap).toBe(`${site}/sitemap.xml`)
  })
})
