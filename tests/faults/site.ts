import {test as base, expect} from '@playwright/test'

import {serve} from '../processes/next.ts'
import type {Running as Program} from '../processes/run.ts'
import {type FaultProxy, startFaultProxy} from './fault-proxy.ts'
import type {Environment} from './global-setup.ts'

function readEnvironment(): Environment {
  const environments = JSON.parse(process.env['FAULTS_ENVIRONMENTS'] ?? '[]') as Environment[]
  // Playwright also reads the tests in a process that is no worker.
  const own = environments[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)]
  if (!own) throw new Error('global-setup.ts, which prepares a site for each worker, did not run.')
  return own
}

/** The environment that global-setup.ts prepared for this worker. */
export const environment = readEnvironment()

/** The site's process, which tests may kill. */
interface SiteProcess extends Program {
  url: string
  /** Returns the output since the start or the last call. */
  readLog(): string
}

/** The site and the proxies to its services. */
export interface Running {
  site: SiteProcess
  contentLake: FaultProxy
  supabase: FaultProxy
}

/** Starts only the site's process, with further variables. */
export async function startSite(
  more: Record<string, string> = {},
  within: readonly string[] = [],
): Promise<SiteProcess> {
  const variables = {...environment.variables, ...more}
  const program = await serve(environment.port, variables, within)
  let read = 0
  const readLog = () => {
    const written = program.output().slice(read)
    read += written.length
    return written
  }
  const url = `http://localhost:${environment.port}`
  return {...program, url, readLog}
}

/** Serves the build behind proxies without faults. */
export async function startRunning(
  ...settings: Parameters<typeof startSite>
): Promise<Running & {stop: () => Promise<void>}> {
  const contentLake = await startFaultProxy(environment.contentLake)
  const supabase = await startFaultProxy(environment.supabase)
  const closeProxies = () => Promise.all([contentLake.close(), supabase.close()])
  try {
    const site = await startSite(...settings)
    const stop = async () => {
      await site.end('SIGKILL')
      await closeProxies()
    }
    return {site, contentLake, supabase, stop}
  } catch (error) {
    await closeProxies()
    throw error
  }
}

/** Playwright's `test` with a freshly started site, so that faults do not affect later tests. */
export const test = base.extend<{running: Running}>({
  baseURL: `http://localhost:${environment.port}`,
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  running: async ({}, use, {errors}) => {
    const running = await startRunning()
    await use(running)
    await running.stop()
    if (errors.length > 0) console.log(running.site.readLog())
  },
})

export {expect}
