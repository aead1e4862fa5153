import {NextRequest} from 'next/server'
import {beforeEach, describe, expect, it, vi} from 'vitest'

import {draftResponse} from '../../../../../lib/sanity/preview/preview-requests'
import {signSession} from '../../../../../lib/sanity/preview/session'
import type {PathState} from '../../../../../lib/urls/document-paths'
import {previewCookie} from '../../../../../lib/urls/paths'

/** The Content Lake's answer; an Error means that it is down. */
let validity: boolean | Error = true
let state: PathState | null = null

vi.mock('@sanity/preview-url-secret', () => ({
  urlSearchParamPreviewSecret: 'sanity-preview-secret',
  validatePreviewUrl: (_client: unknown, url: string) => {
    if (validity instanceof Error) return Promise.reject(validity)
    return Promise.resolve({isValid: validity && url.includes('=the-secret')})
  },
}))
vi.mock('../../../../../lib/sanity/clients', () => ({draftClient: () => ({})}))
vi.mock('../../../../../lib/sanity/path-index', () => ({
  findDraftPath: () => Promise.resolve(state),
}))

const session = {perspective: ['drafts'], expires: Date.now() + 60_000, secret: 'the-secret'}

async function answer(value?: string, address = '/about?a=1') {
  const headers: HeadersInit = value ? {cookie: `${previewCookie}=${value}`} : {}
  return draftResponse(new NextRequest(`http://localhost:3000${address}`, {headers}), {
    locale: 'en',
    path: 'about',
  })
}

beforeEach(() => {
  validity = true
  state = {kind: 'published', hrefs: {en: '/about'}}
})

describe('a request for a page', () => {
  it('shows published pages without a valid session', async () => {
    const expired = signSession({...session, expires: Date.now() - 1})
    for (const value of [undefined, 'forged', expired, `${signSession(session)}A.b`]) {
      expect(await answer(value)).toBeNull()
    }
  })

  it('shows drafts with a valid session', async () => {
    const response = await answer(signSession(session))
    expect(response?.headers.get('x-middleware-rewrite')).toBe(
      'http://localhost:3000/draft/en/page/about?a=1',
    )
  })

  it('ends the preview on the same page once the secret is revoked', async () => {
    validity = false
    const response = await answer(signSession(session))
    expect(response?.status).toBe(303)
    expect(response?.headers.get('location')).toBe('http://localhost:3000/about?a=1')
    expect(response?.headers.get('cache-control')).toBe('private, no-store')
    expect(response?.headers.get('set-cookie')).toMatch(
      /^previewSession=;.*Expires=Thu, 01 Jan 1970/,
    )
  })

  it.each<[string, PathState, number, string | null]>([
    ['a redirect', {kind: 'redirect', to: '/new', hrefs: {}}, 308, 'http://localhost:3000/new?a=1'],
    ['an unknown path', {kind: 'missing'}, 404, null],
  ])('answers %s as a visitor’s', async (_, of, status, location) => {
    state = of
    const response = await answer(signSession(session))
    expect([response?.status, response?.headers.get('location')]).toEqual([status, location])
  })

  it.each<PathState>([{kind: 'published', hrefs: {en: '/about'}}, {kind: 'missing'}])(
    'lets only the Studio frame what is %j',
    async (of) => {
      state = of
      const policy = (await answer(signSession(session)))?.headers.get('content-security-policy')
      expect(policy).toContain("frame-ancestors 'self'")
    },
  )

  it('follows the choice of a language', async () => {
    state = {kind: 'published', hrefs: {en: '/about', fr: '/fr/a-propos'}}
    const response = await answer(signSession(session), '/about?language=fr')
    expect(response?.headers.get('location')).toBe('http://localhost:3000/fr/a-propos')
  })

  it('shows an error while the Content Lake does not respond', async () => {
    validity = new Error('No answer')
    expect((await answer(signSession(session)))?.status).toBe(503)
    validity = true
    state = null
    expect((await answer(signSession(session)))?.status).toBe(503)
  })
})
