import {readCredentials} from '../credentials.ts'
import {readSettings} from '../starter/settings.ts'
import {UserError} from '../user-error.ts'
import {startSupabase, type RunningSupabase} from './start.ts'

async function start(): Promise<RunningSupabase> {
  const {ports, dataDir, databaseUrl} = readSettings()
  const credentials = readCredentials(dataDir)
  return startSupabase({port: ports.SUPABASE_PORT, dataDir, credentials, databaseUrl})
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
