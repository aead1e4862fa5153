import {cookies} from 'next/headers'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'

import {GET} from '../../../../../app/api/draft/enable/route'
import {readSession} from '../../../../../lib/sanity/preview/session'

/** The Content Lake's answer about the secret; an Error means that it is down. */
let preview: {isValid: boolean; redirectTo?: string; studioPreviewPerspective?: string} | Error

vi.mock('@sanity/preview-url-secret', () => ({
  urlSearchParamPreviewSecret: 'sanity-preview-secret',
  validatePreviewUrl: () =>
    preview instanceof Error ? Promise.reject(preview) : Promise.resolve(preview),
}))
vi.mock('../../../../../lib/sanity/clients', () => ({draftClient: () => ({})}))
vi.mock(import('next/headers'))
vi.mock('next/server', () => ({connection: async () => undefined}))

const set = vi.fn<(cookie: Record<string, unknown>) => void>()
const now = Date.parse('2026-05-04T09:00:00Z')

const open = () =>
  GET(new Request('http://localhost:3000/api/draft/enable?sanity-preview-secret=the-secret'))

beforeEach(() => {
  set.mockReset()
  vi.useFakeTimers({toFake: ['Date'], now})
  vi.stubEnv('SANITY_API_READ_TOKEN', 'a-token-that-reads-drafts')
  vi.mocked(cookies).mockResolvedValue({set} as never)
  preview = {isValid: true, redirectTo: '/fr/blog?a=1', studioPreviewPerspective: 'rSpring,drafts'}
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('a preview lasts a working day and begins on its page', async () => {
  const response = await open()
  expect([response.status, response.headers.get('location')]).toEqual([307, '/fr/blog?a=1'])
  const [cookie = {}] = set.mock.lastCall ?? []
  const expires = now + 8 * 60 * 60 * 1000
  expect(cookie).toMatchObject({name: 'previewSession', expires, httpOnly: true})
  expect(readSession(String(cookie['value']), now)).toEqual({
    perspective: ['rSpring', 'drafts'],
    expires,
    secret: 'the-secret',
  })
})

it('no preview starts without a token or the Content Lake', async () => {
  preview = new Error('No answer')
  expect((await open()).status).toBe(503)
  preview = {isValid: true}
  vi.stubEnv('SANITY_API_READ_TOKEN', '')
  expect((await open()).status).toBe(503)
  expect(set).not.toHaveBeenCalled()
})
