import {rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import type {FullConfig} from '@playwright/test'

import {build, type BuildFolder, createBuildFolder} from '../processes/next.ts'
import {freePort} from '../processes/ports.ts'
import {type Services, startServices} from '../processes/starter.ts'
import {clockVariables} from './clock.ts'
import {type ProxyAddress, startFaultProxy} from './fault-proxy.ts'

/** Values passed to the tests through the environment. */
export interface Environment {
  /** The site's port. */
  port: number
  dataDir: string
  /** The services' process id; the Content Lake and Supabase are its children. */
  pid: number
  /** The file with the offset of the services' clocks; absent while they are right. */
  clock: string
  contentLake: ProxyAddress
  supabase: ProxyAddress
  variables: Record<string, string>
}

async function describeEnvironment(
  {variables, dataDir, pid}: Services,
  {port, clock, folder}: {port: number; clock: string; folder: BuildFolder},
): Promise<Environment> {
  const contentLake = {
    port: await freePort(),
    target: variables['NEXT_PUBLIC_SANITY_API_HOST'] ?? '',
  }
  const supabase = {port: await freePort(), target: variables['NEXT_PUBLIC_SUPABASE_URL'] ?? ''}
  return {
    port,
    dataDir,
    pid,
    clock,
    contentLake,
    supabase,
    variables: {
      ...variables,
      // Tests set their own client IP addresses.
      TRUSTED_PROXY: '1',
      NEXT_PUBLIC_SANITY_API_HOST: `http://localhost:${contentLake.port}`,
      NEXT_PUBLIC_SUPABASE_URL: `http://localhost:${supabase.port}`,
      NEXT_DIST_DIR: folder.name,
    },
  }
}

/** A site of one worker, built and not yet served, with its services. */
interface Prepared {
  environment: Environment
  stop: () => Promise<void>
}

/** Starts the services and builds the site; the worker starts its own proxies and site. */
async function prepare(): Promise<Prepared> {
  const port = await freePort()
  const folder = createBuildFolder(port)
  const clock = join(tmpdir(), `services-clock-${port}`)
  const services = await startServices(port, {env: clockVariables(clock)})
  const stop = async () => {
    await services.stop()
    rmSync(clock, {force: true})
    folder.remove()
  }
  try {
    const environment = await describeEnvironment(services, {port, clock, folder})
    const ways = [environment.contentLake, environment.supabase]
    const proxies = await Promise.all(ways.map(startFaultProxy))
    await build(environment.variables)
    await Promise.all(proxies.map((proxy) => proxy.close()))
    return {environment, stop}
  } catch (error) {
    await stop()
    throw error
  }
}

/** Prepares a site for each worker: a fault affects all of its site. */
export default async function globalSetup({workers}: FullConfig): Promise<() => Promise<void>> {
  const prepared: Prepared[] = []
  const stop = async () => {
    await Promise.all(prepared.map((each) => each.stop()))
  }
  try {
    // One after another: a build uses every core.
    for (let worker = 0; worker < workers; worker += 1) prepared.push(await prepare())
  } catch (error) {
    await stop()
    throw error
  }
  process.env['FAULTS_ENVIRONMENTS'] = JSON.stringify(prepared.map((each) => each.environment))
  return stop
}
