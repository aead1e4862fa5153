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

  it.each<PathState>([{kind: 'published', hrefs: {en: '/about'}}, {kind: 'missing'}])(
    'lets only the Studio frame what is %j',
    async (of) => {
      state = of
      const policy = (await answer(signSession(session)))?.headers.get('content-security-policy')
      expect(policy).toContain("frame-ancestors 'self'")
    },
  )

  it('shows an error while the Content Lake does not respond', async () => {
    validity = new Error('No answer')
    expect((await answer(signSession(session)))?.status).toBe(503)
    validity = true
    state = null
    expect((await answer(signSession(session)))?.status).toBe(503)
  })
})
