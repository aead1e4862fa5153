import {describe, expect, it} from 'vitest'

import {refuseMethod} from '../../../../lib/routing/methods'

const feed = '/en/blog/feed.xml'

describe('a method', () => {
  it.each([
    ['GET', '/about', null],
    ['HEAD', '/about', null],
    ['POST', '/about', null],
    ['POST', '/admin/login', null],
    ['GET', '/blog/feed.xml', feed],
    ['HEAD', '/blog/feed.xml', feed],
    ['POST', '/api/vitals', '/api/vitals'],
    ['GET', '/studio/structure', null],
  ])('%s of %s passes', (method, pathname, endpoint) => {
    expect(refuseMethod(method, pathname, endpoint)).toBeUndefined()
  })

  it.each([
    ['OPTIONS', '/about', null, 'GET, HEAD, POST'],
    ['get', '/about', null, 'GET, HEAD, POST'],
    ['OPTIONS', '/sitemap/2.xml', '/sitemap/2.xml', 'GET, HEAD'],
    ['POST', '/blog/feed.xml', feed, 'GET, HEAD'],
    ['DELETE', '/api/vitals', '/api/vitals', 'GET, HEAD, POST'],
    ['POST', '/studio/structure', null, 'GET, HEAD'],
    ['POST', '/_next/static/x.js', null, 'GET, HEAD'],
  ])('%s of %s is refused', (method, pathname, endpoint, allowed) => {
    const refusal = refuseMethod(method, pathname, endpoint)
    expect(refusal?.status).toBe(405)
    expect(refusal?.headers.get('allow')).toBe(allowed)
  })
})
