import {afterEach, describe, expect, it, vi} from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

describe('the cookies of a session', () => {
  it.each([
    ['https://site.example', true],
    ['http://localhost:3000', false],
  ])('session cookies at %s are HttpOnly and SameSite; secure: %s', async (siteUrl, secure) => {
    vi.stubEnv('NEXT_PUBLIC_SITE_URL', siteUrl)
    const {sessionCookieOptions} = await import('../../../../lib/server/supabase/client-options')
    expect(sessionCookieOptions).toMatchObject({httpOnly: true, secure, sameSite: 'lax'})
  })
})
