import {describe, expect, it} from 'vitest'

import {leadFields, maxLength} from '../../../../lib/leads/fields'
import {sealedPolicy} from '../../../../lib/server/security-policy'
import {largestBody, refusalOf} from '../../../../lib/urls/refusals'

const site = 'http://localhost:3000'

/** A request by its method, path and headers. */
function request(method: string, path: string, headers: Record<string, string | number> = {}) {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const)
  return {method, nextUrl: new URL(path, site), headers: new Headers(Object.fromEntries(texts))}
}

describe('a request', () => {
  it.each([
    ['GET', '/about', 0],
    ['POST', '/api/leads', 64 * 1024],
    ['POST', '/admin/login', 64 * 1024],
    ['POST', '/api/revalidate', 256 * 1024],
  ])('%s %s with a body of %s bytes is accepted', (method, path, length) => {
    expect(refusalOf(request(method, path, {'content-length': length}))).toBeUndefined()
  })

  it('a large form or webhook is refused, and a body of unknown length', async () => {
    const form = {'content-length': 64 * 1024 + 1, referer: `${site}/fr/app`}
    const refusal = refusalOf(request('POST', '/api/leads', form))
    expect(refusal?.status).toBe(413)
    expect(await refusal?.text()).toContain('<html lang="fr"')
    const large = {'content-length': 256 * 1024 + 1}
    expect(refusalOf(request('POST', '/api/revalidate', large))?.status).toBe(413)
    const endless = {'transfer-encoding': 'chunked'}
    expect(refusalOf(request('POST', '/api/leads', endless))?.status).toBe(411)
  })

  it('the longest form entry stays far below the limit', () => {
    const letters = leadFields.reduce((sum, field) => sum + maxLength(field, 'demo'), 0)
    expect(letters * 4 * 4).toBeLessThan(largestBody)
  })
})

describe('a method', () => {
  it.each([
    ['GET', '/about'],
    ['HEAD', '/blog/feed.xml'],
    ['POST', '/api/leads'],
    ['POST', '/api/outbox'],
    ['POST', '/admin/dashboard'],
  ])('%s of %s is accepted', (method, path) => {
    expect(refusalOf(request(method, path))).toBeUndefined()
  })

  it.each([
    ['OPTIONS', '/', 'GET, HEAD'],
    ['get', '/', 'GET, HEAD'],
    ['POST', '/about', 'GET, HEAD'],
    ['POST', '/blog/feed.xml', 'GET, HEAD'],
    ['DELETE', '/api/outbox', 'GET, HEAD, POST'],
    ['GET', '/api/revalidate', 'POST'],
  ])('%s of %s is refused', (method, path, allowed) => {
    const refusal = refusalOf(request(method, path, {'content-length': 2000}))
    expect(refusal?.status).toBe(405)
    expect(Object.fromEntries(refusal?.headers ?? [])).toEqual({
      allow: allowed,
      'cache-control': 'private, no-store',
      'content-security-policy': sealedPolicy,
    })
  })

  it('POST of a page is accepted in a preview, which has a server action', () => {
    expect(refusalOf(request('POST', '/about'), true)).toBeUndefined()
  })
})

describe('a form', () => {
  it.each([
    ['of the configured URL, behind a proxy that renames the host', site, 'inner:80', undefined],
    ['of the configured URL, with another forwarded host', site, 'localhost:3000', 'other.example'],
    ['of the host', 'http://10.0.0.7:3000', '10.0.0.7:3000', undefined],
    ['of the forwarded host', 'https://preview.example', 'inner:80', 'preview.example , inner:80'],
    ['of the host, with no forwarded one', 'http://inner:80', 'inner', ' '],
  ])('%s is accepted', (_, origin, host, forwarded) => {
    const headers = {origin, host, ...(forwarded && {'x-forwarded-host': forwarded})}
    expect(refusalOf(request('POST', '/api/leads', headers))).toBeUndefined()
  })

  it('of a program, which names no origin, is accepted', () => {
    expect(refusalOf(request('POST', '/api/leads', {host: 'localhost:3000'}))).toBeUndefined()
  })

  it.each<Record<string, string>>([
    {origin: 'https://elsewhere.example'},
    {origin: 'http://localhost:3001'},
    {origin: 'null'},
    {origin: 'localhost:3000'},
    {origin: site, 'sec-fetch-site': 'cross-site'},
    {origin: site, 'sec-fetch-site': 'same-site'},
  ])('with the headers %j is refused', (headers) => {
    const refusal = refusalOf(request('POST', '/api/leads', {...headers, host: 'inner:80'}))
    expect(refusal?.status).toBe(403)
  })
})
