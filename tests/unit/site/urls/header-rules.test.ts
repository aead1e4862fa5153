import {describe, expect, it} from 'vitest'

import {framePolicy, loadingPolicy, sealedPolicy} from '../../../../lib/server/security-policy'
import {headerRules} from '../../../../lib/urls/header-rules'

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
    secure.delete('strict-transport-security')
    expect(plain).toEqual(secure)
  })

  const [nobody, ours] = [framePolicy('nobody'), framePolicy('studio')]
  const inline = [`'unsafe-inline'`]

  // Without a page cache, which adds the rest, they contain the whole policy.
  it.each([
    ['hashed', nobody, ours],
    [
      'inline',
      `${nobody}; ${loadingPolicy('site', inline)}`,
      `${ours}; ${loadingPolicy('studio', inline)}`,
    ],
    ['development', ours, ours],
  ] as const)('with scripts %s, let only this site frame the Studio', (scripts, page, tool) => {
    const rules = headerRules(scripts)
    const policies = [
      [everyPage],
      [everyPage, studio],
      [everyPage, studio, '/studio/thumbnails/:file'],
      [everyPage, '/_next/:path*'],
    ].map((sources) => sent(rules, ...sources).get('content-security-policy'))
    expect(policies).toEqual([page, tool, sealedPolicy, sealedPolicy])
  })
})
