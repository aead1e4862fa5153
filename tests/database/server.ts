import {execFile, spawn} from 'node:child_process'
import {once} from 'node:events'
import {chown, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'

import {freePort} from '../processes/ports.ts'
import {until} from '../processes/run.ts'

const run = promisify(execFile)

/** A server from the installed Postgres, with an empty data folder. */
export type PostgresServer = {url: string; close: () => Promise<void>}

type Account = {uid?: number; gid?: number}

async function output(command: string, ...options: string[]): Promise<string> {
  return (await run(command, options)).stdout.trim()
}

// Postgres refuses to run as root, so the user that its package creates runs it.
async function serverAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  return {
    uid: Number(await output('id', '-u', 'postgres')),
    gid: Number(await output('id', '-g', 'postgres')),
  }
}

async function readiness(bin: string, port: number): Promise<void> {
  const asked = () => run(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])
  const isReady = () =>
    asked().then(
      () => true,
      () => false,
    )
  await until(isReady, () => 'Postgres does not start')
}

/** Returns the folder of Postgres's programs; throws when none is installed. */
export async function postgresPrograms(): Promise<string> {
  const named = process.env['POSTGRES_BIN']
  if (named) return named
  const found = await output('sh', '-c', 'ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1')
  if (found) return found
  throw new Error('No PostgreSQL server is installed: install it, or set POSTGRES_BIN.')
}

/** Starts a server with an empty database. */
export async function startPostgres(bin: string): Promise<PostgresServer> {
  const account = await serverAccount()
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  if (account.uid !== undefined && account.gid !== undefined) {
    await chown(folder, account.uid, account.gid)
  }
  const data = join(folder, 'data')
  const initdb = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]
  await run(join(bin, 'initdb'), initdb, {...account, cwd: folder})

  const port = await freePort()
  const settings = [
    '-D',
    data,
    '-k',
    folder,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-c',
    'fsync=off',
  ]
  const server = spawn(join(bin, 'postgres'), settings, {...account, cwd: folder, stdio: 'ignore'})
  const exited = once(server, 'exit')
  await readiness(bin, port)

  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    close: async () => {
      server.kill('SIGINT')
      await exited
      await rm(folder, {recursive: true, force: true})
    },
  }
}
