// @module-tag nightly
import {fork, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {setTimeout as delay} from 'node:timers/promises'

import {PGlite} from '@electric-sql/pglite'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'

import {forwarderToken} from '../../../local/supabase/keys.ts'
import {rounds} from '../../nightly.ts'
import {writeCredentials} from '../../processes/credentials.ts'
import {client, credentials, entry, startedFolder, startService} from './service.ts'

const visitorsAtOnce = 8
const kills = rounds(1, 10)

let folder: Awaited<ReturnType<typeof startedFolder>>
let running: ChildProcess
let url: string

async function start(): Promise<void> {
  running = fork('local/supabase/main.ts', {
    env: {...process.env, SUPABASE_PORT: '0', DATA_DIR: folder.path},
    // The process is too short-lived for optimized compilation of PGlite to pay off.
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let errors = ''
  running.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = once(running, 'exit').then(() => {
    throw new Error(`The service exited before it was ready: ${errors}`)
  })
  const [message] = (await Promise.race([once(running, 'message'), ended])) as [{url: string}]
  url = message.url
}

beforeAll(async () => {
  folder = await startedFolder()
  await writeCredentials(folder.path, {
    supabase: {...credentials.supabase, url: 'http://127.0.0.1:54321'},
    admin: credentials.admin,
  })
  await start()
})

afterAll(async () => {
  running.kill('SIGKILL')
  await folder.remove()
})

/** Email addresses of entries that were sent, and of those that were confirmed. */
const sent = new Set<string>()
const received = new Set<string>()

/** Submits entries in sequence, each from its own IP address, until the service is down. */
async function keepSubmitting(visitor: number): Promise<void> {
  for (;;) {
    const {email} = entry()
    sent.add(email)
    const headers = {
      'x-forwarder-token': forwarderToken(credentials.supabase.secretKey),
      'x-visitor-address': `192.0.2.${visitor}-${sent.size}`,
    }
    const visitorClient = client(url, undefined, headers)
    const {data, status} = await visitorClient.rpc('add_entry', {entry: {name: 'Ann', email}})
    // supabase-js reports status 0 when there was no response.
    if (status === 0) return
    if (data !== 'received') throw new Error(`${status} ${data}`)
    received.add(email)
  }
}

async function storedEmails(): Promise<string[]> {
  const service = client(url, credentials.supabase.secretKey)
  const emails: string[] = []
  for (let from = 0; ; from += 1000) {
    const {data, error} = await service
      .from('waitlist')
      .select('email')
      .order('id')
      .range(from, from + 999)
    if (error && error.code !== 'PGRST103') throw new Error(error.code)
    emails.push(...(data ?? []).map(({email}) => email))
    if ((data?.length ?? 0) < 1000) return emails
  }
}

test.each(Array.from({length: kills}, (_, index) => index + 1))(
  'kill -9 during submissions, time %i: every entry answered with success is there, once',
  async (time) => {
    const enough = received.size + 4 * time
    const visitors = Array.from({length: visitorsAtOnce}, (_, visitor) => keepSubmitting(visitor))
    while (received.size < enough) await delay(1)
    // Kill at a different moment of a submission each time.
    await delay(time)
    running.kill('SIGKILL')
    await Promise.all([...visitors, once(running, 'exit')])
    await start()

    const stored = await storedEmails()
    expect(new Set(stored).size).toBe(stored.length)
    expect([...received].filter((email) => !stored.includes(email))).toEqual([])
    expect(stored.filter((email) => !sent.has(email))).toEqual([])
  },
)

// A test cannot cut the power. PGlite never syncs: commits are left to the operating system, which survives a kill.
test('a commit is written before it is confirmed, and full pages are written', async () => {
  const opened = vi.spyOn(PGlite, 'create')
  const service = await startService()
  const pglite = (await opened.mock.results[0]?.value) as PGlite
  opened.mockRestore()
  const {rows} = await pglite.query<{name: string; setting: string}>(
    "select name, setting from pg_settings where name in ('synchronous_commit', 'full_page_writes', 'fsync')",
  )
  await service.close()
  expect(Object.fromEntries(rows.map(({name, setting}) => [name, setting]))).toEqual({
    fsync: 'off',
    full_page_writes: 'on',
    synchronous_commit: 'on',
  })
})
