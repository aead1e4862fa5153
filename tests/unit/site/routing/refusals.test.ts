import {describe, expect, it} from 'vitest'

import {leadFields, maxLength} from '../../../../lib/leads/fields'
import {
  largestBody,
  refuseLargeBody,
  refuseMethod,
  refuseUnknownLength,
} from '../../../../lib/routing/refusals'

const saying = (length?: string) =>
  new Headers(length === undefined ? {} : {'content-length': length})

describe('a request', () => {
  it.each([undefined, '0', '2000', String(largestBody)])('accepts a body of %s bytes', (length) => {
    expect(refuseLargeBody(saying(length), 'en')).toBeUndefined()
  })

  it.each([
    ['en', 'Unable to submit request'],
    ['fr', 'Envoi impossible'],
  ] as const)('rejects a large body with a page in %s', async (locale, title) => {
    const refusal = refuseLargeBody(saying(String(largestBody + 1)), locale)
    expect(refusal?.status).toBe(413)
    const page = await refusal?.text()
    expect(page).toContain(`<html lang="${locale}" dir="ltr">`)
    expect(page).toContain(`<h1>${title}</h1>`)
  })

  it('rejects a body of unknown length', () => {
    const refusal = refuseUnknownLength(new Headers({'transfer-encoding': 'chunked'}))
    expect(refusal?.status).toBe(411)
    expect(refuseUnknownLength(saying('12'))).toBeUndefined()
  })

  it('the longest form entry stays far below the limit', () => {
    const letters = leadFields.reduce((sum, field) => sum + maxLength(field, 'demo'), 0)
    expect(letters * 4 * 4).toBeLessThan(largestBody)
  })
})

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
