import {afterEach, describe, expect, it, vi} from 'vitest'

import {GET as ready} from '../../../../app/api/ready/route'
import {publicEnv} from '../../../../lib/server/env'

vi.mock('next/server', () => ({connection: () => Promise.resolve()}))

afterEach(() => vi.unstubAllGlobals())

/** Advances by a second for each test, so that no result comes from the cache. */
let now = 1_000_000

function answering(answer: (url: string, options: RequestInit) => Promise<Response>) {
  const fetch = vi.fn<typeof answer>(answer)
  vi.stubGlobal('fetch', fetch)
  now += 1000
  vi.spyOn(performance, 'now').mockReturnValue(now)
  return fetch
}

async function readyResponse() {
  const response = await ready()
  return {status: response.status, body: (await response.json()) as unknown}
}

const isSupabase = (url: string) => url.startsWith(publicEnv.supabaseUrl)

describe('the site is ready', () => {
  it('is ready while both services respond', async () => {
    answering(async () => new Response('{}'))
    expect(await readyResponse()).toEqual({status: 200, body: {contentLake: true, supabase: true}})
  })

  it.each([
    ['refuses connections', async () => Promise.reject(new Error('connection refused'))],
    ['answers with a failure', async () => new Response('secret', {status: 500})],
  ])('is not ready when Supabase %s, without details', async (_what, fails) => {
    answering((url) => (isSupabase(url) ? fails() : Promise.resolve(new Response('{}'))))
    expect(await readyResponse()).toEqual({status: 503, body: {contentLake: true, supabase: false}})
  })
})
