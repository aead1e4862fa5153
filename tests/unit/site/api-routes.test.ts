import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {revalidateTag} from 'next/cache'
import {after, NextRequest} from 'next/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

import {GET as readOutbox, POST as sendOutbox} from '../../../app/api/outbox/route'
import {POST as revalidate} from '../../../app/api/revalidate/route'
import {handler} from '../../../deploy/sanity/functions/revalidate/index.ts'
import {deliverLeads} from '../../../lib/leads/outbox/deliver'
import {warmPages} from '../../../lib/sanity/invalidation'
import {getNewestPaths, getPrerenderedPaths} from '../../../lib/sanity/pages'

vi.mock('next/cache')
vi.mock(import('next/server'), async (original) => ({
  ...(await original()),
  after: vi.fn<typeof after>(),
}))
vi.mock('../../../lib/sanity/invalidation')
vi.mock('../../../lib/sanity/pages')
vi.mock('node:timers/promises', () => ({setTimeout: () => Promise.resolve()}))
vi.mock('../../../lib/leads/outbox/deliver')

const secret = 'a-secret-of-sixteen-characters-or-more'
beforeEach(() => {
  vi.resetAllMocks()
  vi.stubEnv('SANITY_REVALIDATE_SECRET', secret)
  vi.stubEnv('SUPABASE_FORWARDER_TOKEN', 'the-token-of-the-server')
})

afterEach(() => vi.unstubAllEnvs())

async function announce(text: string, {age = 0, key = secret, signed = text} = {}) {
  const signature = await encodeSignatureHeader(signed, Date.now() - age, key)
  const headers = {[SIGNATURE_HEADER_NAME]: signature}
  return revalidate(new NextRequest('http://localhost/', {method: 'POST', body: text, headers}))
}

const tagged = (...tags: unknown[]) => JSON.stringify({tags})

describe('the webhook of a publish', () => {
  it('makes what has its tags stale, expires texts at once, then requests pages', async () => {
    const response = await announce(tagged('s1:a', 's1:b'))
    expect([response.status, await response.json()]).toEqual([200, {tags: 2}])
    expect(vi.mocked(revalidateTag).mock.calls).toEqual([
      ['sanity:s1:a', {expire: 3600}],
      ['sanity:s1:b', {expire: 3600}],
      ['sanity:every-publish', {expire: 3600}],
      ['sanity:current-text', {expire: 0}],
    ])
    expect(warmPages).not.toHaveBeenCalled()
    const [[work] = []] = vi.mocked(after).mock.calls
    await (work as () => Promise<void>)()
    expect(warmPages).toHaveBeenCalledExactlyOnceWith(getNewestPaths, getPrerenderedPaths)
  })

  it('comes from the Function of hosted Sanity, twice, and the Function is done even if it fails', async () => {
    vi.stubEnv('NEXT_PUBLIC_SITE_URL', 'https://www.example.com')
    const answers: number[] = []
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      expect(url.href).toBe('https://www.example.com/api/revalidate')
      const response = await revalidate(new NextRequest(url, init as never))
      answers.push(response.status)
      return response
    })
    const done = vi.fn<(tags: string[]) => Promise<Response>>()
    // As in https://www.sanity.io/docs/functions/sync-tag-function-quickstart.
    const envelope = {
      context: {eventResourceType: 'dataset', eventResourceId: 'abc.production'},
      event: {data: {syncTags: ['s1:a', 's1:b']}},
      done,
    }
    await handler(envelope)
    expect(answers).toEqual([200, 200])
    expect(vi.mocked(revalidateTag).mock.calls[0]).toEqual(['sanity:s1:a', {expire: 3600}])
    expect(done.mock.calls).toEqual([[['s1:a', 's1:b']]])

    vi.stubEnv('SANITY_REVALIDATE_SECRET', 'another-secret-of-the-Function')
    const failing = handler(envelope)
    vi.stubEnv('SANITY_REVALIDATE_SECRET', secret)
    await failing
    expect(answers).toEqual([200, 200, 401, 200])
    expect(done).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
  })

  it.each([
    ['of before', 401, tagged('x'), {age: 6 * 60_000}],
    ['without tags', 400, tagged(), {}],
  ])('%s is refused with %i and invalidates nothing', async (_, status, text, signing) => {
    expect((await announce(text, signing)).status).toBe(status)
    expect(revalidateTag).not.toHaveBeenCalled()
    expect(after).not.toHaveBeenCalled()
  })
})

const call = (authorization: string) =>
  sendOutbox(new Request('http://localhost/', {method: 'POST', headers: {authorization}})).status

it('the scheduled call sends what is due, after the response and with the token alone', () => {
  for (const wrong of ['', 'Bearer ', 'Bearer guess', 'the-token-of-the-server']) {
    expect(call(wrong)).toBe(401)
  }
  expect(after).not.toHaveBeenCalled()
  expect(call('Bearer the-token-of-the-server')).toBe(202)
  expect(after).toHaveBeenCalledExactlyOnceWith(deliverLeads)
})

it('a host calls it with GET and its own token', () => {
  const headers = {authorization: 'Bearer the-token-of-the-host'}
  const called = () => readOutbox(new Request('http://localhost/', {headers})).status
  expect(called()).toBe(401)
  vi.stubEnv('CRON_SECRET', 'the-token-of-the-host')
  expect(called()).toBe(202)
})

it('no scheduled call is accepted where there is no token', () => {
  vi.stubEnv('SUPABASE_FORWARDER_TOKEN', '')
  const headers = {authorization: 'Bearer undefined'}
  expect(sendOutbox(new Request('http://localhost/', {method: 'POST', headers})).status).toBe(401)
})
