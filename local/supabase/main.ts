import {join} from 'node:path'

import {readCredentials} from '../credentials.ts'
import {UserError} from '../user-error.ts'
import {startSupabase, type RunningSupabase} from './start.ts'

function readPort(text = '54321'): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new UserError(`SUPABASE_PORT is "${text}", which is not a port number.`)
}

async function start(): Promise<RunningSupabase> {
  const {SUPABASE_PORT, DATA_DIR = '.data', DATABASE_URL} = process.env
  return startSupabase({
    port: readPort(SUPABASE_PORT),
    dataDir: DATA_DIR,
    credentials: readCredentials(join(DATA_DIR, 'credentials.json')),
    databaseUrl: DATABASE_URL,
  })
}

function stopOn(running: RunningSupabase): void {
  const stop = (): void => {
    // A hanging query must not delay the exit.
    setTimeout(() => process.exit(0), 700).unref()
    void running.close().finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The parent has exited, so nothing else would stop this process.
  process.once('disconnect', stop)
}

try {
  const running = await start()
  stopOn(running)
  process.send?.({type: 'ready', url: running.url})
  console.log(`supabase: ${running.url}`)
} catch (error) {
  const reason = error instanceof UserError ? error.message : `Could not start: ${String(error)}`
  console.error(`supabase: ${reason}`)
  process.exit(1)
}
