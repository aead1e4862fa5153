import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createClient, type SanityClient} from '@sanity/client'
import * as fc from 'fast-check'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {rounds, seedOr} from '../../../nightly.ts'
import {DATASET, PROJECT, TOKENS} from './lake.ts'
import {type OwnProcess, ready, startProcess, writeCredentials} from './own-process.ts'

const WRITERS = ['ash', 'birch', 'cedar', 'elm'] as const
const ROUNDS = rounds(1, 20)
const PARTS = ['a', 'b', 'c'] as const

/** When a round ends: so many answers after it began, and so much later. */
interface Round {
  answers: number
  milliseconds: number
  /** A kill while the next process starts, so long after its beginning. */
  whileStarting: number | null
}

const plans = fc.array(
  fc.record({
    answers: fc.integer({min: 1, max: 30}),
    milliseconds: fc.integer({min: 0, max: 5}),
    whileStarting: fc.option(fc.integer({min: 50, max: 300}), {freq: 8}),
  }),
  {minLength: ROUNDS, maxLength: ROUNDS},
)

let dataDir = ''
let server: OwnProcess | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-lake-crash-'))
  await writeCredentials(dataDir)
  // A process that ends by itself leaves its compiled code to the others, which start in half the time.
  await ready(launch())
  server?.child.kill('SIGTERM')
  await server?.exited
})

function launch(): OwnProcess {
  server = startProcess(dataDir, {NODE_COMPILE_CACHE: join(dataDir, 'compiled')})
  return server
}

afterAll(async () => {
  await kill()
  await rm(dataDir, {recursive: true, force: true})
})

async function kill(): Promise<void> {
  const killed = server
  server = undefined
  killed?.child.kill('SIGKILL')
  await killed?.exited
}

async function start(whileStarting: number | null): Promise<string> {
  if (whileStarting !== null) {
    launch()
    await pause(whileStarting)
    await kill()
  }
  return ready(launch())
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

function clientOf(url: string): SanityClient {
  return createClient({
    projectId: PROJECT,
    dataset: DATASET,
    apiHost: url,
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: TOKENS.editor,
    maxRetries: 0,
  })
}

/** Sends one transaction after the other; `done` were answered, and the next may be stored without an answer. */
interface Writer {
  name: string
  done: number
}

/** Each adds one to three documents and makes a fourth, by mutations or, every third time, by actions. */
function send(client: SanityClient, name: string, number: number): Promise<unknown> {
  const transactionId = `${name}-${number}`
  if (number === 1) return begin(client, name, transactionId)
  if (number % 3 === 0) return publish(client, name, transactionId)
  const transaction = client.transaction().transactionId(transactionId)
  for (const part of PARTS) {
    const patch = client.patch(`${name}.${part}`).inc({count: 1}).set({last: transactionId})
    transaction.patch(patch)
  }
  transaction.create({_id: `${name}.new.${number}`, _type: 'entry', number})
  return transaction.commit({visibility: number % 2 === 0 ? 'sync' : 'async'})
}

function begin(client: SanityClient, name: string, transactionId: string): Promise<unknown> {
  const transaction = client.transaction().transactionId(transactionId)
  for (const part of PARTS) {
    transaction.create({_id: `${name}.${part}`, _type: 'counter', count: 1, last: transactionId})
  }
  return transaction.create({_id: `${name}.new.1`, _type: 'entry', number: 1}).commit()
}

function publish(client: SanityClient, name: string, transactionId: string): Promise<unknown> {
  const number = Number(transactionId.split('-')[1])
  const publishedId = `${name}.new.${number}`
  const draftId = `drafts.${publishedId}`
  const counters = PARTS.flatMap((part) => {
    const counted = `${name}.${part}`
    const ids = {draftId: `drafts.${counted}`, publishedId: counted}
    const patch = {inc: {count: 1}, set: {last: transactionId}}
    return [
      {actionType: 'sanity.action.document.edit' as const, ...ids, patch},
      {actionType: 'sanity.action.document.publish' as const, ...ids},
    ]
  })
  return client.action(
    [
      {
        actionType: 'sanity.action.document.create',
        publishedId,
        attributes: {_id: draftId, _type: 'entry', number},
        ifExists: 'fail',
      },
      {actionType: 'sanity.action.document.publish', draftId, publishedId},
      ...counters,
    ],
    {transactionId},
  )
}

/** Writes until the server is gone; an answer other than 200 is an error. */
async function write(client: SanityClient, writer: Writer, answered: () => void): Promise<void> {
  for (;;) {
    try {
      await send(client, writer.name, writer.done + 1)
    } catch (error) {
      if (error instanceof Error && 'statusCode' in error) throw error
      return
    }
    writer.done += 1
    answered()
  }
}

interface Heard {
  /** Sequences that event ids named. */
  sequences: Set<number>
  /** Of each transaction, the documents, each of them once. */
  transactions: Map<string, Set<string>>
  lastEventId: string | undefined
}

/** Hears every mutation until the connection breaks, and goes on where an earlier one ended. */
async function listen(url: string, heard: Heard, opened: () => void): Promise<void> {
  const query = `query=*&enableResume=true&includeAllVersions=true&includeMutations=false`
  const response = await fetch(`${url}/v1/data/listen/${DATASET}?${query}`, {
    headers: {
      authorization: `Bearer ${TOKENS.editor}`,
      ...(heard.lastEventId !== undefined && {'last-event-id': heard.lastEventId}),
    },
  })
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, {stream: true})
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) hear(event, heard, opened)
    }
  } catch {
    // The process was killed.
  }
}

/** Resolves once the stream has begun. */
function openListener(url: string, heard: Heard): Promise<{ended: Promise<void>}> {
  return new Promise((resolve, reject) => {
    const ended = listen(url, heard, () => resolve({ended}))
    ended.catch(reject)
  })
}

function hear(event: string, heard: Heard, opened: () => void): void {
  const fields = new Map(
    event.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ')]
    }),
  )
  const name = fields.get('event')
  if (name === undefined) return
  expect(['welcome', 'welcomeback', 'mutation']).toContain(name)
  // After a first connection, every other one has to go on where it ended.
  if (name === 'welcome') expect(heard.lastEventId).toBeUndefined()
  const id = fields.get('id') ?? ''
  heard.lastEventId = id
  // An id within a transaction names the one before, and how much of this one is known.
  heard.sequences.add(Number.parseInt(id.split('-')[1] ?? '', 10))
  if (name !== 'mutation') return opened()
  const data = JSON.parse(fields.get('data') ?? '') as {transactionId: string; documentId: string}
  const documents = heard.transactions.get(data.transactionId) ?? new Set()
  expect(documents).not.toContain(data.documentId)
  heard.transactions.set(data.transactionId, documents.add(data.documentId))
}

interface Found {
  _id: string
  _type: string
  _rev: string
  count?: number
  last?: string
  number?: number
}

/** After a start, before anything is sent again. */
async function check(url: string, client: SanityClient, writers: readonly Writer[]): Promise<void> {
  const documents = await client.fetch<Found[]>('*')
  const known = new Map(documents.map((document) => [document._id, document]))
  const ids: string[] = []
  for (const {name, done} of writers) {
    const count = known.get(`${name}.a`)?.count ?? 0
    // The transaction under way may be stored whole, or not at all.
    expect([done, done + 1]).toContain(count)
    for (const part of count === 0 ? [] : PARTS) {
      const last = `${name}-${count}`
      expect(known.get(`${name}.${part}`)).toMatchObject({count, last, _rev: last})
      ids.push(`${name}.${part}`)
    }
    const entries = documents.filter(({_id: id}) => id.startsWith(`${name}.new.`))
    const numbers = entries.map(({number = 0}) => number).sort((a, b) => a - b)
    expect(numbers).toStrictEqual(Array.from({length: count}, (_, index) => index + 1))
    ids.push(...entries.slice(-5).map(({_id: id}) => id))
  }
  expect(documents.filter(({_id: id}) => id.startsWith('drafts.'))).toStrictEqual([])
  if (ids.length === 0) return
  const path = `/v1/data/history/${DATASET}/documents/${ids.join(',')}`
  const headers = {authorization: `Bearer ${TOKENS.editor}`}
  const history = (await (await fetch(url + path, {headers})).json()) as {documents: Found[]}
  expect(history.documents).toStrictEqual(ids.map((id) => known.get(id)))
}

/** How many transactions were answered. */
async function play(plan: readonly Round[]): Promise<number> {
  const writers = WRITERS.map((name): Writer => ({name, done: 0}))
  const heard: Heard = {sequences: new Set(), transactions: new Map(), lastEventId: undefined}
  for (const {answers, milliseconds, whileStarting} of plan) {
    const url = await start(whileStarting)
    const client = clientOf(url)
    await check(url, client, writers)
    const {ended} = await openListener(url, heard)
    let left = answers
    const answered = (): void => {
      left -= 1
      if (left === 0) setTimeout(() => void kill(), milliseconds)
    }
    await Promise.all([ended, ...writers.map((writer) => write(client, writer, answered))])
    await kill()
  }
  await checkHeard(await start(null), writers, heard)
  return writers.reduce((total, {done}) => total + done, 0)
}

/** A last time, what was not heard before a kill is heard after it; nothing is missing then. */
async function checkHeard(url: string, writers: readonly Writer[], heard: Heard): Promise<void> {
  await check(url, clientOf(url), writers)
  const {sequence} = (await (await fetch(`${url}/health`)).json()) as {sequence: number}
  const {ended} = await openListener(url, heard)
  await expect.poll(() => heard.sequences.has(sequence), {interval: 10}).toBe(true)
  await kill()
  await ended
  const sequences = [...heard.sequences].sort((a, b) => a - b)
  // The first start stores what roles may do, before anybody listens.
  expect(sequences).toStrictEqual(Array.from({length: sequence}, (_, index) => index + 1))
  expect(heard.transactions.size).toBe(sequence - 1)
  for (const {name, done} of writers) {
    for (let number = 1; number <= done; number += 1) {
      const ids = heard.transactions.get(`${name}-${number}`)
      const expected = [...PARTS.map((part) => `${name}.${part}`), `${name}.new.${number}`]
      expect([...(ids ?? [])]).toEqual(expect.arrayContaining(expected))
    }
  }
}

test('a process that is killed again and again loses nothing that it answered', async () => {
  const seed = seedOr(20_289)
  const [plan = []] = fc.sample(plans, {seed, numRuns: 1})
  try {
    expect(await play(plan)).toBeGreaterThan(ROUNDS)
  } catch (error) {
    throw new Error(`Failed with the seed ${seed}. ${server?.errors() ?? ''}`, {cause: error})
  }
})
