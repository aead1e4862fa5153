import {afterAll, beforeAll, describe, expect, it} from 'vitest'

import {readCredentials} from '../../processes/credentials.ts'
import {
  cleanUp,
  find,
  folderWithDatabase,
  freePorts,
  isFree,
  processTree,
  query,
  startServices,
  stillRunning,
  until,
  type Process,
  type Started,
  type Variables,
} from './starter.ts'

/** How long everything may take to be gone, in milliseconds. */
const timeoutMs = 5000

let variables: Variables = {}

// All tests use the same folder one after the other, so each also finds it as the end before left it.
beforeAll(async () => {
  variables = {...(await freePorts()), DATA_DIR: await folderWithDatabase()}
})

afterAll(cleanUp)

async function start(options?: {ownGroup: boolean}): Promise<{started: Started; tree: Process[]}> {
  const started = await startServices(variables, options)
  const tree = processTree(started.child.pid)
  for (const file of ['bootstrap.mjs', 'commands/services.ts']) find(tree, file)
  for (const file of ['content-lake/main.ts', 'supabase/main.ts']) find(tree, file)
  return {started, tree}
}

/** Processes that still run and ports that are still taken when the time is over. */
async function leftovers(tree: Process[]): Promise<string[]> {
  await until(() => stillRunning(tree).length === 0, timeoutMs).catch(() => undefined)
  const left = stillRunning(tree).map(({command}) => command)
  for (const name of ['CONTENT_LAKE_PORT', 'SUPABASE_PORT']) {
    if (!(await isFree(variables[name]))) left.push(name)
  }
  return left
}

describe('services that are stopped', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'by %s end with all they started',
    async (signal) => {
      const {started, tree} = await start()
      started.child.kill(signal)
      await expect(leftovers(tree)).resolves.toEqual([])
      await expect(started.ended).resolves.toBe(0)
      expect(started.errors()).toBe('')
    },
  )

  it('by Ctrl-C, which the terminal sends to every process, end without a word', async () => {
    const {started, tree} = await start({ownGroup: true})
    process.kill(-Number(started.child.pid), 'SIGINT')
    await expect(leftovers(tree)).resolves.toEqual([])
    await expect(started.ended).resolves.toBe(0)
    expect(started.errors()).toBe('')
  })
})

describe('services whose starter is killed', () => {
  it.each(['local/bootstrap.mjs', 'local/commands/services.ts'])(
    '(%s) end by themselves',
    async (file) => {
      const {tree} = await start()
      process.kill(find(tree, file).pid, 'SIGKILL')
      await expect(leftovers(tree)).resolves.toEqual([])
    },
  )

  it('can be started again on the same folder', async () => {
    const {started} = await start()
    const credentials = readCredentials(variables['DATA_DIR'] ?? '')
    await expect(query(credentials, 'count(*[_type == "page"])')).resolves.toBeGreaterThan(1)
    expect(started.errors()).toBe('')
  })
})
