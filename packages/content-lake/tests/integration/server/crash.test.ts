import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'

import {createClient, type SanityClient, type SanityDocument} from '@sanity/client'
import * as fc from 'fast-check'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {clientSettings} from '../../../src/fixtures.ts'
import {DATASET, PROJECT, TOKENS} from '../../lake.ts'
import {rounds, seedOr} from '../../nightly.ts'
import {type ServerProcess, ready, startProcess, writeTokens} from '../../server-process.ts'

const WRITERS = ['ash', 'birch', 'cedar', 'elm']
const ROUNDS = rounds(1, 20)
const PARTS = ['a', 'b', 'c']

/**
 * When each process is killed: after a number of confirmed writes plus a delay, sometimes also during the next startup.
 */
const plans = fc.array(
  fc.record({
    answers: fc.integer({min: 1, max: 30}),
    milliseconds: fc.integer({min: 0, max: 5}),
    whileStarting: fc.option(fc.integer({min: 50, max: 300}), {freq: 8}),
  }),
  {minLength: ROUNDS, maxLength: ROUNDS},
)

let dataDir = ''
let url = ''
let server: ServerProcess

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-lake-crash-'))
  await writeTokens(dataDir)
})

afterAll(async () => {
  await kill()
  await rm(dataDir, {recursive: true, force: true})
})

/** Starts a process on the first one's port, so that clients find it. */
function launch(): ServerProcess {
  server = startProcess(dataDir, {
    env: {
      CONTENT_LAKE_PORT: url === '' ? '0' : new URL(url).port,
    },
  })
  return server
}

async function kill(): Promise<void> {
  server.child.kill('SIGKILL')
  await server.exited
}

interface Writer {
  name: string
  /** The number of confirmed transactions. */
  done: number
}

const numbersTo = (last: number) => Array.from({length: last}, (_, index) => index + 1)
/** Every third transaction consists of actions, and creates no new document. */
const hasEntry = (number: number) => number % 3 !== 0

/** Increments three counters and usually creates a document. */
function send(client: SanityClient, name: string, number: number): Promise<unknown> {
  const transactionId = `${name}-${number}`
  const patch = {inc: {count: 1}, set: {last: transactionId}}
  if (!hasEntry(number)) {
    const edits = PARTS.flatMap((part) => {
      const ids = {publishedId: `${name}.${part}`, draftId: `drafts.${name}.${part}`}
      return [
        {actionType: 'sanity.action.document.edit' as const, ...ids, patch},
        {actionType: 'sanity.action.document.publish' as const, ...ids},
      ]
    })
    return client.action(edits, {transactionId})
  }
  const transaction = client.transaction().transactionId(transactionId)
  transaction.create({_id: `${name}.new.${number}`, _type: 'entry', number})
  for (const part of PARTS) {
    const _id = `${name}.${part}`
    transaction.createIfNotExists({_id, _type: 'counter', count: 0}).patch(_id, patch)
  }
  return transaction.commit({visibility: number % 2 === 0 ? 'sync' : 'async'})
}

/** Writes until stopped. Unconfirmed transactions are retried and must take effect only once. */
async function write(client: SanityClient, writer: Writer, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    while (!(await isAnswered(send(client, writer.name, writer.done + 1)))) await pause(10)
    writer.done += 1
  }
}

async function isAnswered(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return true
  } catch (error) {
    const status = (error as {statusCode?: number}).statusCode
    // The server answers 503 during startup.
    if (status === undefined || status === 503) return false
    throw error
  }
}

/** Collects a listener's events, resuming after each kill with `last-event-id`. */
async function listen(heard: string[], stop: AbortSignal): Promise<void> {
  const address = `${url}/v1/data/listen/${DATASET}?query=*&enableResume=true&includeAllVersions=true`
  const headers: Record<string, string> = {authorization: `Bearer ${TOKENS.editor}`}
  while (!stop.aborted) {
    try {
      const {ok, body} = await fetch(address, {headers, signal: stop})
      let text = ''
      for await (const piece of ok && body ? body.pipeThrough(new TextDecoderStream()) : []) {
        const events = (text + piece).split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) {
          heard.push(nameOf(event))
          headers['last-event-id'] =
            /^id: (.*)$/m.exec(event)?.[1] ?? headers['last-event-id'] ?? ''
        }
      }
    } catch {
      // The process was killed.
    }
    await pause(10)
  }
}

function nameOf(event: string): string {
  const [, type = ''] = /^event: (.*)$/m.exec(event) ?? []
  if (type !== 'mutation') return type
  const [, data = ''] = /^data: (.*)$/m.exec(event) ?? []
  const {transactionId, documentId} = JSON.parse(data) as Record<string, string>
  return `${transactionId} ${documentId}`
}

const total = (writers: readonly Writer[]) => writers.reduce((sum, {done}) => sum + done, 0)

/** Checks every document of a transaction, both its current state and its history. */
async function check(client: SanityClient, {name, done}: Writer): Promise<void> {
  const documents: SanityDocument[] = await client.fetch('*[_id in path($name)]', {
    name: `${name}.**`,
  })
  const last = `${name}-${done}`
  for (const part of PARTS) {
    const counter = documents.find(({_id}) => _id === `${name}.${part}`)
    expect(counter).toMatchObject({count: done, last, _rev: last})
  }
  const entries = documents.flatMap(({number}) => (typeof number === 'number' ? [number] : []))
  expect(new Set(entries)).toStrictEqual(new Set(numbersTo(done).filter(hasEntry)))
  const path = `/v1/data/history/${DATASET}/documents/${documents.map(({_id}) => _id).join(',')}`
  const headers = {authorization: `Bearer ${TOKENS.editor}`}
  await expect((await fetch(url + path, {headers})).json()).resolves.toEqual({documents})
}

test('a process killed repeatedly loses no confirmed write', async () => {
  const seed = seedOr(20_289)
  const [plan = []] = fc.sample(plans, {seed, numRuns: 1})
  url = await ready(launch())
  const options = {projectId: PROJECT, tokens: TOKENS}
  const settings = clientSettings({url, options}, DATASET, 'editor')
  const client = createClient({...settings, perspective: 'raw', maxRetries: 0})
  const heard: string[] = []
  const stop = new AbortController()
  const listening = listen(heard, stop.signal)
  await expect.poll(() => heard).toContain('welcome')
  const writers = WRITERS.map((name): Writer => ({name, done: 0}))
  const enoughWritten = new AbortController()
  const writing = Promise.allSettled(
    writers.map((each) => write(client, each, enoughWritten.signal)),
  )
  try {
    for (const {answers, milliseconds, whileStarting} of plan) {
      const enough = total(writers) + answers
      await expect.poll(() => total(writers), {interval: 1}).toBeGreaterThanOrEqual(enough)
      await pause(milliseconds)
      await kill()
      if (whileStarting !== null) {
        launch()
        await pause(whileStarting)
        await kill()
      }
      await ready(launch())
    }
    enoughWritten.abort()
    const problems = (await writing).filter(({status}) => status === 'rejected')
    expect(problems).toEqual([])
    for (const writer of writers) await check(client, writer)
    const changes = writers.flatMap(({name, done}) =>
      numbersTo(done).flatMap((number) => {
        const ids = [...PARTS, ...(hasEntry(number) ? [`new.${number}`] : [])]
        return ids.map((id) => `${name}-${number} ${name}.${id}`)
      }),
    )
    // Each event must arrive exactly once, whichever process wrote it.
    const isHeard = () => heard.filter((name) => !['', 'welcomeback'].includes(name)).toSorted()
    await expect.poll(isHeard).toStrictEqual(['welcome', ...changes].toSorted())
  } catch (error) {
    throw new Error(`Failed with the seed ${seed}. ${server.errors()}`, {cause: error})
  } finally {
    stop.abort()
    await listening
  }
})
