import {existsSync} from 'node:fs'
import {homedir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'

import {UserError} from '../user-error.ts'

/** Root of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Port variables and their defaults. */
const defaultPorts = {PORT: 3000, CONTENT_LAKE_PORT: 54330, SUPABASE_PORT: 54321}

export type PortVariable = keyof typeof defaultPorts

export interface Settings {
  ports: Record<PortVariable, number>
  dataDir: string
  /** Next.js's build folder, relative to the repository. */
  distDir: string
  /** Whether the Content Lake runs here rather than hosted. */
  embeddedContentLake: boolean
  /** Whether Supabase runs here rather than hosted. */
  embeddedSupabase: boolean
  /** External PostgreSQL for the embedded Supabase. */
  databaseUrl: string | undefined
  siteUrl: string
}

function readPort(name: PortVariable, env: NodeJS.ProcessEnv): number {
  const text = env[name]
  if (!text) return defaultPorts[name]
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new UserError(`${name} is "${text}", which is not a port number.`)
}

function loadEnvFiles(): void {
  for (const name of ['.env.local', '.env']) {
    const file = join(root, name)
    if (existsSync(file)) process.loadEnvFile(file)
  }
}

const ownVariables = /^(?:NEXT_PUBLIC|SANITY|SUPABASE)_|^(?:DATA_DIR|DATABASE_URL)$|PORT$/

/** Drops the quotes that a list in Compose keeps around a value, as the site does. */
function unquote(env: NodeJS.ProcessEnv): void {
  for (const [name, value] of Object.entries(env)) {
    const [, , inner] = /^(["'])(.*)\1$/.exec(value ?? '') ?? []
    if (inner !== undefined && ownVariables.test(name)) env[name] = inner
  }
}

/** Reads the environment, `.env.local` and `.env`; throws when a port is not a number. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  loadEnvFiles()
  unquote(env)
  const ports = {
    PORT: readPort('PORT', env),
    CONTENT_LAKE_PORT: readPort('CONTENT_LAKE_PORT', env),
    SUPABASE_PORT: readPort('SUPABASE_PORT', env),
  }
  return {
    ports,
    // A shell writes out the home folder, but no file of variables does.
    dataDir: resolve(root, (env['DATA_DIR'] || '.data').replace(/^~(?=$|[/\\])/, homedir())),
    distDir: env['NEXT_DIST_DIR'] || '.next',
    embeddedContentLake:
      !env['NEXT_PUBLIC_SANITY_PROJECT_ID'] && !env['NEXT_PUBLIC_SANITY_DATASET'],
    embeddedSupabase: !env['NEXT_PUBLIC_SUPABASE_URL'],
    databaseUrl: env['DATABASE_URL'] || undefined,
    siteUrl: env['NEXT_PUBLIC_SITE_URL'] || `http://localhost:${ports.PORT}`,
  }
}
