import type {Action, SanityClient} from '@sanity/client'
import {lastValueFrom} from 'rxjs'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'

import {createClientFactory} from '../../../studio/client/client-factory'

const hosts: string[] = []

/** Records the host that a listener connects to, and never responds. */
function connect(url: string): Promise<never> {
  hosts.push(new URL(url).host)
  return new Promise(() => {})
}

const clientOf = (host: string | undefined) =>
  createClientFactory(host)({
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
  const listening = listenerOf(clientOf('http://localhost:3999'))
  const listeners = [0, 1, 2].map(() => listening.listen('*', {}, {}).subscribe({}))
  await vi.waitFor(() => expect(hosts).toHaveLength(3))
  for (const listener of listeners) listener.unsubscribe()
  expect(new Set(hosts).size).toBe(3)
  const numbers = hosts.map((host) => Number(/^l(\d+)\.localhost:3999$/.exec(host)?.[1]))
  expect(numbers.filter((number) => number >= 0 && number < 64)).toHaveLength(3)
})

/** A client whose requests get these answers in turn, then a success. */
function clientAnswered(answers: (Error | Response)[]) {
  const sent: string[] = []
  const sentAt: number[] = []
  const factory = createClientFactory('http://localhost:3999')
  const answering = factory({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    resolveFetch: () => async (_url, init) => {
      if (typeof init?.body === 'string') sent.push(init.body)
      sentAt.push(Date.now())
      const answer = answers.shift() ?? Response.json({result: 'read'})
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  const pauses = () => sentAt.slice(1).map((time, index) => time - (sentAt[index] ?? 0))
  return {client: answering, sent, pauses}
}

const networkErrors = () => Array.from({length: 20}, () => new TypeError('Failed to fetch'))

const edit: Action = {
  actionType: 'sanity.action.document.edit',
  draftId: 'drafts.a',
  publishedId: 'a',
  patch: {set: {name: 'Ada'}},
}

const send = (given: SanityClient, transactionId?: string) =>
  lastValueFrom(
    given
      .withConfig({apiVersion: '2025-01-01'})
      .observable.action(edit, transactionId === undefined ? undefined : {transactionId}),
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a read that the network loses is sent again until it arrives', async () => {
  const reading = clientAnswered(networkErrors()).client.fetch('*')
  await vi.runAllTimersAsync()
  await expect(reading).resolves.toBe('read')
})

test('an edit that the network or a failing server loses is sent again, under the same transaction', async () => {
  const failures = [
    ...networkErrors(),
    new Response('', {status: 500}),
    new Response('', {status: 408}),
    new Response('', {status: 429}),
  ]
  const {client: answering, sent, pauses} = clientAnswered(failures)
  const saving = send(answering, 'first')
  await vi.runAllTimersAsync()
  await saving
  expect(sent).toHaveLength(24)
  expect(pauses().slice(0, 7)).toEqual([200, 400, 800, 1600, 3200, 5000, 5000])
  expect(new Set(sent).size).toBe(1)
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({transactionId: 'first'})
})

test.each([
  ['an edit that is refused', 'first', new Response('', {status: 409})],
  ['an edit that a proxy refuses', 'first', new Response('', {status: 499})],
  ['an action without a transaction', undefined, new TypeError('Failed to fetch')],
])('%s is sent once', async (_what, transactionId, answer) => {
  const {client: answering, sent} = clientAnswered([answer])
  await expect(send(answering, transactionId)).rejects.toThrow(/Failed to fetch|409|499/)
  expect(sent).toHaveLength(1)
})
