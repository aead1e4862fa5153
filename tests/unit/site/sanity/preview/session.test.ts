import {afterEach, describe, expect, it, vi} from 'vitest'

import {
  type PreviewSession,
  readSession,
  sessionCookie,
  signSession,
} from '../../../../../lib/sanity/preview/session'

const now = Date.parse('2026-05-04T09:00:00Z')

const session: PreviewSession = {
  perspective: ['rSpring', 'drafts'],
  expires: now + 60_000,
  secret: 'a-secret-of-the-studio',
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the cookie of a preview', () => {
  const value = signSession(session)

  it('a session cookie is valid until it expires', () => {
    expect(readSession(value, now)).toEqual(session)
    expect(readSession(value, session.expires - 1)).toEqual(session)
    expect(readSession(value, session.expires)).toBeNull()
  })

  it('a session cookie without a valid signature is rejected', () => {
    const [payload = '', signature = ''] = value.split('.')
    const forged = [
      undefined,
      '',
      '.',
      payload,
      `${payload}.`,
      `.${signature}`,
      `${payload}.${signature.slice(0, -2)}`,
      `${payload}.${signature}AA`,
      `${payload}.${Buffer.alloc(32).toString('base64url')}`,
      'no session at all',
    ]
    expect(forged.filter((cookie) => readSession(cookie, now))).toEqual([])
  })

  it('a session cookie with changed contents is rejected', () => {
    const [, signature] = value.split('.')
    const changes: Partial<PreviewSession>[] = [
      {expires: session.expires + 1},
      {perspective: ['drafts']},
      {secret: 'another'},
    ]
    for (const change of changes) {
      const payload = Buffer.from(JSON.stringify({...session, ...change})).toString('base64url')
      expect(readSession(`${payload}.${signature}`, now)).toBeNull()
    }
  })

  it('a session cookie is rejected after the key changes', () => {
    vi.stubEnv('SANITY_REVALIDATE_SECRET', 'another-revalidate-secret')
    expect(readSession(value, now)).toBeNull()
    expect(readSession(signSession(session), now)).toEqual(session)
  })

  it('the session cookie is HttpOnly and expires with the session', () => {
    expect(sessionCookie(session)).toMatchObject({
      httpOnly: true,
      path: '/',
      sameSite: 'lax',
      expires: session.expires,
    })
  })
})
