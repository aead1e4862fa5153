import type {ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {writeFile} from 'node:fs/promises'
import {createServer} from 'node:net'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'

import {afterAll, afterEach, beforeAll, beforeEach, expect, test} from 'vitest'

import {startProcess, urlOf, writeCredentials} from './service-process.ts'
import {startedFolder} from './service.ts'

let folder: Awaited<ReturnType<typeof startedFolder>>
let started: ChildProcess[] = []

beforeAll(async () => {
  folder = await startedFolder()
})

afterAll(() => folder.remove())

beforeEach(() => writeCredentials(folder.path))

afterEach(() => {
  for (const child of started) child.kill('SIGKILL')
  started = []
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

test('a second process on the same folder is refused, and SIGTERM stops the first cleanly', async () => {
  const first = start()
  await urlOf(first)
  const {code, stderr} = await failureOf(start())
  expect(code).toBe(1)
  expect(stderr).toBe(`supabase: Another process already serves the database in ${folder.path}.\n`)

  const stopping = performance.now()
  first.kill('SIGTERM')
  expect(await once(first, 'exit')).toEqual([0, null])
  // It takes 50 ms; on a busy machine, reaping the process may take longer.
  expect(performance.now() - stopping).toBeLessThan(3000)
})

test('a port in use is reported with its variable', async () => {
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
])('%s are reported in one sentence', async (_, content, named) => {
  await writeFile(join(folder.path, 'credentials.json'), content)
  const {code, stderr} = await failureOf(start())
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(named)
})
