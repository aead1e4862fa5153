import {afterEach, expect, it, vi} from 'vitest'

afterEach(() => vi.unstubAllEnvs())

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
