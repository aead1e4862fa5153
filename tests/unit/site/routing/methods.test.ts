import {describe, expect, it} from 'vitest'

import {refuseMethod} from '../../../../lib/routing/methods'

const feed = '/en/blog/feed.xml'

describe('a method', () => {
  it.each([
    ['GET', null],
    ['HEAD', null],
    ['POST', null],
    ['GET', feed],
    ['HEAD', feed],
    ['POST', '/api/vitals'],
  ])('allows %s of %s', (method, endpoint) => {
    expect(refuseMethod(method, endpoint)).toBeUndefined()
  })

  it.each([
    ['OPTIONS', null, 'GET, HEAD, POST'],
    ['get', null, 'GET, HEAD, POST'],
    ['OPTIONS', '/sitemap/2.xml', 'GET, HEAD'],
    ['POST', feed, 'GET, HEAD'],
    ['DELETE', '/api/vitals', 'GET, HEAD, POST'],
  ])('rejects %s of %s', (method, endpoint, allowed) => {
    const refusal = refuseMethod(method, endpoint)
    expect(refusal?.status).toBe(405)
    expect(refusal?.headers.get('allow')).toBe(allowed)
  })
})
