import {afterAll, beforeAll, expect, test, vi} from 'vitest'

import {startStreamServer, type StreamServer} from './stream-server.ts'

let redis: StreamServer

beforeAll(async () => {
  redis = await startStreamServer()
  vi.stubEnv('REDIS_URL', redis.url)
  vi.stubEnv('LOG_LEVEL', 'silent')
})

afterAll(() => {
  redis.close()
  vi.unstubAllEnvs()
  // Otherwise other test files would get this one's silenced log.
  vi.resetModules()
})

/** Returns a fresh copy of the module, as another process has it. */
function instance() {
  vi.resetModules()
  return import('../../../lib/sanity/shared-invalidations.ts')
}

async function listen({subscribeToInvalidations}: Awaited<ReturnType<typeof instance>>) {
  const received: string[] = []
  void subscribeToInvalidations(async (tags, durations) => {
    expect(durations).toEqual({expire: 0})
    received.push(...tags)
  })
  return received
}

const polling = {timeout: 30_000}

test('invalidations arrive in order despite restarts and lost connections', async () => {
  const [one, other] = [await instance(), await instance()]
  one.publishInvalidation(['published before anybody listened'], {expire: 0})
  const received = await listen(other)
  await expect.poll(() => received, polling).toEqual(['published before anybody listened'])

  one.publishInvalidation(['older'], {expire: 0})
  await expect.poll(() => received.at(-1), polling).toBe('older')
  redis.disconnect()
  other.publishInvalidation(['its own'], {expire: 0})
  one.publishInvalidation(['newer'], {expire: 0})
  await expect.poll(() => received.at(-1), polling).toBe('newer')
  redis.disconnect()
  one.publishInvalidation(['newest'], {expire: 0})
  await expect.poll(() => received.at(-1), polling).toBe('newest')
  expect(received).toEqual(['published before anybody listened', 'older', 'newer', 'newest'])

  const later = await listen(await instance())
  await expect.poll(() => later.at(-1), polling).toBe('newest')
  expect(later.filter((tag) => tag !== 'its own')).toEqual(received)
})
