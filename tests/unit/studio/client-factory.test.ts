import type {SanityClient} from '@sanity/client'
import {expect, test, vi} from 'vitest'

import {createClientFactory} from '../../../studio/client/client-factory'

const hosts: string[] = []

/** Records the host that a listener connects to, and never responds. */
function connect(url: string): Promise<never> {
  hosts.push(new URL(url).host)
  return new Promise(() => {})
}

const client = createClientFactory('http://localhost:3999')({
  projectId: 'embedded',
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: false,
  resolveFetch: () => connect,
})

type Listening = SanityClient | SanityClient['observable']

const ways: [string, (client: SanityClient) => Listening][] = [
  ['a client', (given) => given],
  ['its observable half', ({observable}) => observable],
  ['a client of another version', (given) => given.withConfig({apiVersion: '2025-01-01'})],
  ['the observable half of that', (given) => given.withConfig({useCdn: true}).observable],
  ['the observable half of a copy', (given) => given.clone().observable],
]

test.each(ways)('each listener of %s has a host name of its own', async (_way, listenerOf) => {
  hosts.length = 0
  const listening = listenerOf(client)
  const listeners = [0, 1, 2].map(() => listening.listen('*', {}, {}).subscribe({}))
  await vi.waitFor(() => expect(hosts).toHaveLength(3))
  for (const listener of listeners) listener.unsubscribe()
  expect(new Set(hosts).size).toBe(3)
  expect(hosts.every((host) => /^l\d+\.localhost:3999$/.test(host))).toBe(true)
})

test('a read that the network loses is sent again until it arrives', async () => {
  vi.useFakeTimers()
  const lost = Array.from({length: 20}, () => new TypeError('Failed to fetch'))
  const reading = createClientFactory()({
    projectId: 'hosted',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => async () => {
      const error = lost.pop()
      if (error) throw error
      return Response.json({result: 'read'})
    },
  }).fetch('*')
  await vi.runAllTimersAsync()
  await expect(reading).resolves.toBe('read')
  vi.useRealTimers()
})
