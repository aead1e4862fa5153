import {afterEach, describe, expect, it, vi} from 'vitest'

afterEach(() => vi.unstubAllEnvs())

describe.each([
  ['', 'https://api.sanity.io', true],
  ['http://localhost:54330', 'http://localhost:54330', false],
])('with the API host %j', (given, apiHost, useProjectHostname) => {
  it('published content comes from the CDN without a token, drafts past it with one', async () => {
    vi.stubEnv('NEXT_PUBLIC_SANITY_API_HOST', given)
    vi.stubEnv('SANITY_API_READ_TOKEN', 'a-token-that-reads-drafts')
    vi.resetModules()
    const {client} = await import('../../../../lib/sanity/clients')
    const {draftClient} = await import('../../../../lib/sanity/clients')
    const place = {apiHost, useProjectHostname, dataset: 'production', apiVersion: '2026-03-01'}
    expect(client.config()).toMatchObject({...place, useCdn: true, perspective: 'published'})
    expect(client.config().token).toBeUndefined()
    expect(draftClient().config()).toMatchObject({
      ...place,
      useCdn: false,
      perspective: 'drafts',
      maxRetries: 1,
      token: 'a-token-that-reads-drafts',
    })
  })
})

it('drafts cannot be read without a token', async () => {
  vi.stubEnv('SANITY_API_READ_TOKEN', '')
  const {draftClient} = await import('../../../../lib/sanity/clients')
  expect(draftClient).toThrow('Drafts cannot be read: SANITY_API_READ_TOKEN is missing.')
})

it.each([
  ['http://localhost:3000', false],
  ['https://www.example.com', true],
])('cookies of the site %s are for HTTPS alone: %s', async (siteUrl, secure) => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', siteUrl)
  vi.resetModules()
  const {sessionCookieOptions} = await import('../../../../lib/server/supabase/clients')
  expect(sessionCookieOptions).toEqual({httpOnly: true, secure, sameSite: 'lax', path: '/'})
  const {sessionCookie} = await import('../../../../lib/sanity/preview/session')
  const session = {perspective: ['drafts'], expires: 1, secret: 'x'}
  expect(sessionCookie(session)).toMatchObject({httpOnly: true, secure, sameSite: 'lax', path: '/'})
})

it('a request of the database is given up after fifteen seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response())
  vi.stubGlobal('fetch', fetch)
  const {fetchWithTimeout} = await import('../../../../lib/server/supabase/clients')
  const stop = new AbortController()
  await fetchWithTimeout('http://localhost/', {method: 'POST', signal: stop.signal})
  expect(timeout.mock.calls).toEqual([[15_000]])
  const [[url, init]] = fetch.mock.calls as [Parameters<typeof globalThis.fetch>]
  expect([url, init?.method, init?.signal?.aborted]).toEqual(['http://localhost/', 'POST', false])
  stop.abort()
  expect(init?.signal?.aborted).toBe(true)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
