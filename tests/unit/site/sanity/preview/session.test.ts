import {afterEach, describe, expect, it, vi} from 'vitest'

import {
  type PreviewSession,
  previewedRelease,
  readPerspective,
  readSession,
  sessionCookie,
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
  const {value} = sessionCookie(session)

  it('a session cookie is valid until it expires', () => {
    expect(readSession(value, now)).toEqual(session)
    expect(readSession(value, session.expires - 1)).toEqual(session)
    expect(readSession(value, session.expires)).toBeNull()
  })

  it('a session cookie is rejected after the key changes', () => {
    vi.stubEnv('SANITY_REVALIDATE_SECRET', 'another-revalidate-secret')
    expect(readSession(value, now)).toBeNull()
    expect(readSession(sessionCookie(session).value, now)).toEqual(session)
  })
})

it.each(['published', 'rSpring', 'rSpring,rAutumn,drafts'])(
  'a preview has the perspective %s as Presentation names it',
  (named) => {
    expect(readPerspective(named)).toEqual(named.split(','))
  },
)

it.each([
  undefined,
  '',
  ',',
  'drafts,',
  'drafts,raw',
  'previewDrafts',
  '../drafts',
  'x'.repeat(101),
])('a preview shows drafts when its perspective is %j', (named) => {
  expect(readPerspective(named)).toEqual(['drafts'])
})

it('a preview shows the first release of its perspective', () => {
  const releases = [['rSpring', 'drafts'], ['drafts'], ['published'], []].map(previewedRelease)
  expect(releases).toEqual(['rSpring', null, null, null])
})
