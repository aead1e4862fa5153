import type {ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {writeFile} from 'node:fs/promises'
import {createServer} from 'node:net'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'

import {afterEach, beforeEach, expect, test} from 'vitest'

import {startProcess, urlOf, writeCredentials} from './service-process.ts'
import {client, credentials, entry, startedFolder} from './service.ts'

let folder: Awaited<ReturnType<typeof startedFolder>>
let started: ChildProcess[] = []

beforeEach(async () => {
  folder = await startedFolder()
  await writeCredentials(folder.path)
})

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  started = []
  await folder.remove()
})

function start(port?: string): ChildProcess {
  const child = startProcess(folder.path, port)
  started.push(child)
  return child
}

async function failureOf(child: ChildProcess): Promise<{code: unknown; stderr: string}> {
  const [stderr, [code]] = await Promise.all([
    child.stderr === null ? '' : text(child.stderr),
    once(child, 'exit'),
  ])
  return {code, stderr}
}

test(
  'rows survive kill -9, and the folder can be opened again at once',
  {timeout: 60_000},
  async () => {
    const first = start()
    const url = await urlOf(first)
    const rows = Array.from({length: 20}, () => entry())
    for (const row of rows) {
      expect((await client(url).from('waitlist').insert(row)).error).toBeNull()
    }
    first.kill('SIGKILL')
    await once(first, 'exit')

    const again = await urlOf(start())
    const {data} = await client(again, credentials.supabase.secretKey)
      .from('waitlist')
      .select('email')
    expect(data?.map(({email}) => email).sort()).toEqual(rows.map(({email}) => email).sort())
    const {error} = await client(again).auth.signInWithPassword(credentials.admin)
    expect(error).toBeNull()
  },
)

test('a second process on the same folder is refused', {timeout: 60_000}, async () => {
  await urlOf(start())
  const {code, stderr} = await failureOf(start())
  expect(code).toBe(1)
  expect(stderr).toBe(`supabase: Another process already serves the database in ${folder.path}.\n`)
})

test('a port in use is named with the variable that changes it', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const {port} = other.address() as {port: number}
  const {code, stderr} = await failureOf(start(String(port)))
  other.close()
  expect(code).toBe(1)
  expect(stderr).toBe(`supabase: Port ${port} is in use: set SUPABASE_PORT to a free port.\n`)
})

test.each([
  ['no credentials', '', 'credentials.json'],
  ['credentials without an admin', '{"supabase":{}}', 'admin'],
])('%s are said in one sentence', async (_, content, named) => {
  await writeFile(join(folder.path, 'credentials.json'), content)
  const {code, stderr} = await failureOf(start())
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(named)
})

test.each(['SIGTERM', 'SIGINT', 'disconnect'] as const)(
  '%s stops the process in good order',
  {timeout: 60_000},
  async (signal) => {
    const child = start()
    await urlOf(child)
    const stopping = performance.now()
    if (signal === 'disconnect') child.disconnect()
    else child.kill(signal)
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(0)
    // It takes a twentieth of a second; a busy machine may need longer to reap the process.
    expect(performance.now() - stopping).toBeLessThan(3000)
  },
)
