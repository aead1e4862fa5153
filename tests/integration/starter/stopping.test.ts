import {afterAll, beforeAll, describe, expect, it} from 'vitest'

import {readCredentials} from '../../../local/credentials.ts'
import {isNightly, nightly} from '../../nightly.ts'
import {descendant, type Process, processTree, readProcess} from '../../processes/descendant.ts'
import {listens} from '../../processes/ports.ts'
import {type Running, until} from '../../processes/run.ts'
import {
  cleanUp,
  folderWithDatabase,
  freePorts,
  query,
  startServices,
  type Variables,
} from './starter.ts'

/** Milliseconds until all processes must be gone. */
const timeoutMs = 5000

let variables: Variables = {}

// All tests use this folder, one after the other.
beforeAll(async () => {
  variables = {...(await freePorts()), DATA_DIR: await folderWithDatabase()}
})

afterAll(cleanUp)

const contentLake = ['sanity/main.ts']
const both = [...contentLake, 'supabase/main.ts']

/** Starts both services, or only the Content Lake, which takes a third of the time. */
async function start(
  services = both,
  options?: {ownGroup: boolean},
): Promise<{started: Running; tree: Process[]}> {
  const elsewhere: Variables =
    services === both ? {} : {NEXT_PUBLIC_SUPABASE_URL: 'http://localhost:1'}
  const started = await startServices({...variables, ...elsewhere}, options)
  for (const file of ['commands/services.ts', ...services]) descendant(started.pid, file)
  return {started, tree: processTree(started.pid)}
}

const stillRunning = (processes: Process[]) =>
  processes.filter(({pid, startedAt}) => readProcess(pid)?.startedAt === startedAt)

/**
 * Returns the processes still running and ports still in use after the timeout; other programs may use a port briefly.
 */
async function leftovers(tree: Process[]): Promise<string[]> {
  const hasEnded = () => stillRunning(tree).length === 0
  await until(hasEnded, () => 'Some still run.', timeoutMs).catch(() => undefined)
  const left = stillRunning(tree).map(({command}) => command)
  for (const name of ['CONTENT_LAKE_PORT', 'SUPABASE_PORT']) {
    const isFree = async () => !(await listens(Number(variables[name])))
    await until(isFree, () => name, timeoutMs).catch(() => left.push(name))
  }
  return left
}

const signals = [
  ['SIGTERM', both],
  ['SIGINT', contentLake],
  ['SIGHUP', contentLake],
] as const

describe('services that are stopped', () => {
  it.each(isNightly ? signals : signals.slice(0, 1))(
    'by %s end with all they started',
    async (signal, services) => {
      const {started, tree} = await start(services)
      process.kill(started.pid, signal)
      await expect(leftovers(tree)).resolves.toEqual([])
      await expect(started.ended).resolves.toBe(0)
      expect(started.errors()).toBe('')
    },
  )

  it('services end silently on Ctrl-C, which reaches every process', nightly, async () => {
    const {started, tree} = await start(both, {ownGroup: true})
    process.kill(-started.pid, 'SIGINT')
    await expect(leftovers(tree)).resolves.toEqual([])
    await expect(started.ended).resolves.toBe(0)
    expect(started.errors()).toBe('')
  })
})

describe('a service that ends five times soon after its start', () => {
  it(
    'a service that exits five times soon after its start ends the others, with a message',
    nightly,
    async () => {
      const {started, tree} = await start(contentLake)
      const killed = new Set<number>()
      const kill = setInterval(() => {
        const service = processTree(started.pid).find(({command}) =>
          command.includes('sanity/main.ts'),
        )
        if (!service || killed.has(service.pid)) return
        killed.add(service.pid)
        process.kill(service.pid, 'SIGKILL')
      }, 50)
      await expect(started.ended.finally(() => clearInterval(kill))).resolves.toBe(1)
      expect(killed.size).toBe(5)
      expect(started.errors()).toContain('The Content Lake stopped 5 times soon after starting.')
      await expect(leftovers(tree)).resolves.toEqual([])
    },
  )
})

describe('services whose starter is killed', () => {
  it('services end when local/bootstrap.mjs is killed', nightly, async () => {
    const {started, tree} = await start(contentLake)
    process.kill(started.pid, 'SIGKILL')
    await expect(leftovers(tree)).resolves.toEqual([])
  })

  it('services end when local/commands/services.ts is killed, and can be restarted', async () => {
    const {started, tree} = await start()
    process.kill(descendant(started.pid, 'local/commands/services.ts'), 'SIGKILL')
    await expect(leftovers(tree)).resolves.toEqual([])

    const again = await start()
    const credentials = readCredentials(variables['DATA_DIR'] ?? '')
    await expect(query(credentials, 'count(*[_type == "page"])')).resolves.toBeGreaterThan(1)
    expect(again.started.errors()).toBe('')
  })
})
