import {describe, expect, it} from 'vitest'

import {robotsText} from '../../../../lib/seo/robots'

const lines = robotsText().split('\n')

/** The values of a field. */
const valuesOf = (name: string) =>
  lines.flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))

/** Returns whether a path matches a rule by RFC 9309: a prefix, in which `*` is a wildcard and `$` anchors the end. */
function covers(rule: string, path: string): boolean {
  const pattern = rule
    .replace(/[.+?^{}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\$(?!$)/g, '\\$')
  return new RegExp(`^${pattern}`).test(path)
}

function isAllowed(path: string): boolean {
  return !valuesOf('Disallow').some((disallowed) => covers(disallowed, path))
}

describe('what crawlers may request', () => {
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
})
