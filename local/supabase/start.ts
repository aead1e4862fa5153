import {once} from 'node:events'
import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'

import {createAdaptorServer} from '@hono/node-server'
import {App} from '@supabase/lite'

import type {Credentials} from '../credentials.ts'
import {lockFolder} from '../folder-lock.ts'
import {UserError} from '../user-error.ts'
import {apiSettings} from './api-settings.ts'
import {ServedConnection} from './connection.ts'
import {databaseOfDriver, type Database} from './database.ts'
import {createGateway} from './gateway.ts'
import {forwarderToken, jwtSecret} from './keys.ts'
import {type CreatePerson, personCreator} from './people.ts'
import {openPglite, remotePostgres, type Postgres} from './postgres.ts'
import {assertNotForeign, bootstrap, migrate} from './schema.ts'

/** lite replaces this function by one that expects every warning to be a string, and throws on an `Error`. */
const emitText = process.emitWarning.bind(process)

process.emitWarning = (warning: string | Error, ...options: unknown[]): void => {
  emitText(String(warning), ...(options as []))
}

export type SupabaseOptions = {
  /** Port on loopback; 0 picks a free one. */
  port: number
  /** Folder of `postgres/` and the lock. */
  dataDir: string
  credentials: Pick<Credentials, 'admin'> & {
    supabase: Pick<Credentials['supabase'], 'publishableKey' | 'secretKey'>
  }
  /** External Postgres, instead of PGlite. */
  databaseUrl?: string | undefined
}

/** A running service. */
export type RunningSupabase = {url: string; close: () => Promise<void>}

type Handler = (request: Request) => Response | Promise<Response>

const host = '127.0.0.1'

// More often than daily, because timers pause while the machine sleeps.
const purgeMilliseconds = 60 * 60_000

/** Erases entries whose time is over, again and again; hosted Supabase has pg_cron for it. */
function purgeHourly(database: Database): NodeJS.Timeout {
  const purge = (): void => {
    database.query('select public.purge_waitlist()').catch(() => {
      console.error('supabase: the purge of old entries failed')
    })
  }
  return setInterval(purge, purgeMilliseconds).unref()
}

function starting(): Response {
  return Response.json({code: 'starting', message: 'The service is starting'}, {status: 503})
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch {
    throw new UserError(`Port ${port} is in use: set SUPABASE_PORT to a free port.`)
  }
  return `http://${host}:${(server.address() as AddressInfo).port}`
}

/** Creates the admin of `credentials.json`, unless the email address exists. */
async function createFirstAdmin(
  database: Database,
  createPerson: CreatePerson,
  {email, password}: Credentials['admin'],
): Promise<void> {
  const address = email.toLowerCase()
  const [known] = await database.query<{complete: boolean}>(
    `select exists (select from public.user_roles r where r.user_id = u.id) as complete
     from auth.users u where u.email = $1`,
    [address],
  )
  if (known?.complete === true) return
  if (!known && !(await createPerson(address, password)).ok) {
    throw new Error('The first admin could not be created')
  }

  await database.query('select public.grant_admin($1)', [address])
}

async function prepare(
  connection: ServedConnection,
  createPerson: CreatePerson,
  credentials: SupabaseOptions['credentials'],
): Promise<void> {
  const database = databaseOfDriver(connection.driver)
  await assertNotForeign(database)
  await bootstrap(database)
  await migrate(database)
  await database.query(
    "update private.settings set forwarder_token_sha256 = sha256(convert_to($1, 'UTF8'))",
    [forwarderToken(credentials.supabase.secretKey)],
  )
  await database.query('select public.purge_waitlist()')
  // PGlite has no autovacuum, so the planner would lack statistics.
  await database.exec('vacuum (analyze) public.waitlist')
  await createFirstAdmin(database, createPerson, credentials.admin)
}

function createApp(
  connection: ServedConnection,
  {publishableKey, secretKey}: SupabaseOptions['credentials']['supabase'],
): App {
  return new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: jwtSecret(secretKey),
      publishable_key: publishableKey,
      secret_key: secretKey,
      ...apiSettings.auth,
    },
    api: apiSettings.api,
    studio: {enabled: false},
    storage: {enabled: false},
    options: {server: {admin: false, disableStudio: true}},
  })
}

async function openPostgres(
  options: SupabaseOptions,
  closing: AsyncDisposableStack,
): Promise<Postgres> {
  if (options.databaseUrl !== undefined) return remotePostgres(options.databaseUrl)

  // Two processes on one PGlite folder lose rows.
  const lock = lockFolder(options.dataDir, 'supabase')
  if (!lock) {
    throw new UserError(`Another process already serves the database in ${options.dataDir}.`)
  }
  closing.defer(() => lock.release())
  const postgres = await openPglite(join(options.dataDir, 'postgres'))
  closing.defer(() => postgres.close())
  return postgres
}

/** Starts the embedded Supabase: Postgres, its API and the allow-list in front of it. */
export async function startSupabase(options: SupabaseOptions): Promise<RunningSupabase> {
  const closing = new AsyncDisposableStack()
  let handle: Handler = starting
  const server = createAdaptorServer({fetch: (request) => handle(request)}) as Server

  try {
    const url = await listen(server, options.port)
    closing.defer(() => {
      server.close()
      server.closeAllConnections()
    })
    const postgres = await openPostgres(options, closing)
    const connection = new ServedConnection(postgres.options)
    closing.defer(() => connection.driver.end({timeout: 0}))

    const createPerson = personCreator(connection)
    await prepare(connection, createPerson, options.credentials)
    const {supabase} = options.credentials
    const app = createApp(connection, supabase)
    const database = databaseOfDriver(connection.driver)
    const purging = purgeHourly(database)
    closing.defer(() => clearInterval(purging))
    handle = createGateway(app, database, createPerson, supabase).fetch
    let closed: Promise<void> | undefined
    return {url, close: () => (closed ??= closing.disposeAsync())}
  } catch (error) {
    await closing.disposeAsync()
    throw error
  }
}
