import {rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

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

/** Starts the services and builds the site once; each worker starts its own proxies and site. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const port = await freePort()
  const folder = createBuildFolder(port)
  const clock = join(tmpdir(), `services-clock-${port}`)
  const services = await startServices(port, {env: clockVariables(clock)})
  const environment = await describeEnvironment(services, {port, clock, folder})
  const stop = async () => {
    await services.stop()
    rmSync(clock, {force: true})
    folder.remove()
  }
  try {
    const ways = [environment.contentLake, environment.supabase]
    const proxies = await Promise.all(ways.map(startFaultProxy))
    await build(environment.variables)
    await Promise.all(proxies.map((proxy) => proxy.close()))
  } catch (error) {
    await stop()
    throw error
  }
  process.env['FAULTS_ENVIRONMENT'] = JSON.stringify(environment)
  return stop
}
