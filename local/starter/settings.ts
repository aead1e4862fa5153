import {existsSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'

import {StartError} from './start-error.ts'

/** The folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The environment variables that name a port, and what each is when unset. */
const defaultPorts = {PORT: 3000, CONTENT_LAKE_PORT: 54330, SUPABASE_PORT: 54321}

export type PortVariable = keyof typeof defaultPorts

export interface Settings {
  ports: Record<PortVariable, number>
  dataDir: string
  /** Where Next.js writes its build, relative to the repository. */
  distDir: string
  /** Whether this machine runs the Content Lake, or the environment names another. */
  embeddedContentLake: boolean
  /** Whether this machine runs Supabase, or the environment names another. */
  embeddedSupabase: boolean
  /** A PostgreSQL server for the embedded Supabase, instead of its own. */
  databaseUrl: string | undefined
  siteUrl: string
}

function readPort(name: PortVariable, env: NodeJS.ProcessEnv): number {
  const text = env[name]
  if (!text) return defaultPorts[name]
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartError(`${name} is "${text}", which is not a port number.`)
}

function loadEnvFiles(): void {
  for (const name of ['.env.local', '.env']) {
    const file = join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

/** Reads the settings from the environment, `.env.local` and `.env`; throws when a port is not a number. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  loadEnvFiles()
  const ports = {
    PORT: readPort('PORT', env),
    CONTENT_LAKE_PORT: readPort('CONTENT_LAKE_PORT', env),
    SUPABASE_PORT: readPort('SUPABASE_PORT', env),
  }
  return {
    ports,
    dataDir: resolve(root, env['DATA_DIR'] || '.data'),
    distDir: env['NEXT_DIST_DIR'] || '.next',
    embeddedContentLake:
      !env['NEXT_PUBLIC_SANITY_PROJECT_ID'] && !env['NEXT_PUBLIC_SANITY_DATASET'],
    embeddedSupabase: !env['NEXT_PUBLIC_SUPABASE_URL'],
    databaseUrl: env['DATABASE_URL'] || undefined,
    siteUrl: env['NEXT_PUBLIC_SITE_URL'] || `http://localhost:${ports.PORT}`,
  }
}
