import {describe, expect, it} from 'vitest'

import {headerRules} from '../../../../lib/routing/header-rules'

/** Returns the headers sent for an address; of two rules for the same header, the later wins. */
function sent(rules: ReturnType<typeof headerRules>, ...sources: string[]): Map<string, string> {
  const matching = rules.filter(({source}) => sources.includes(source))
  return new Map(matching.flatMap(({headers}) => headers.map(({key, value}) => [key, value])))
}

const everyPage = '/:path*'
const studio = '/studio/:path*'

describe('the headers of every answer', () => {
  it('send HSTS for two years on an HTTPS site', () => {
    const secure = sent(headerRules('hashed', 'https://www.example.com'), everyPage)
    const twoYears = 2 * 365 * 24 * 60 * 60
    expect(secure.get('strict-transport-security')).toBe(`max-age=${twoYears}`)
    const plain = sent(headerRules('hashed', 'http://localhost:3000'), everyPage)
    expect(plain.has('strict-transport-security')).toBe(false)
  })

  it('forbid framing of pages; only this site may frame the Studio', () => {
    const policy = 'content-security-policy'
    const rules = headerRules('hashed')
    expect(sent(rules, everyPage).get(policy)).toContain(`frame-ancestors 'none'`)
    expect(sent(rules, everyPage, studio).get(policy)).toContain(`frame-ancestors 'self'`)
  })

  it('name the speculation rules on public pages only', () => {
    const rule = headerRules('hashed').find(({headers}) =>
      headers.some(({key}) => key === 'speculation-rules'),
    )
    expect(rule?.missing).toEqual([{type: 'cookie', key: 'previewSession'}])
    const source = new RegExp(`^${rule?.source}$`)
    for (const page of ['/', '/fr', '/administration', '/blog/an-article']) {
      expect(page).toMatch(source)
    }
    const others = ['/admin', '/admin/login', '/studio', '/api/health', '/_next/data', '/about.md']
    for (const other of others) expect(other).not.toMatch(source)
  })

  it('contain the whole policy where no page cache adds it', () => {
    const policy = 'content-security-policy'
    expect(sent(headerRules('hashed'), everyPage).get(policy)).not.toContain('script-src')
    expect(sent(headerRules('inline'), everyPage).get(policy)).toContain('script-src')
    expect(sent(headerRules('development'), everyPage).get(policy)).not.toContain('script-src')
  })
})
