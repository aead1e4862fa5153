import {mkdir, mkdtemp, readFile, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'

import {PGlite} from '@electric-sql/pglite'
import {PGLiteSocketServer} from '@electric-sql/pglite-socket'

import {UserError} from '../user-error.ts'
import type {PostgresOptions} from './connection.ts'

/** A Postgres server and its connection options. */
export type Postgres = {options: PostgresOptions; close: () => Promise<void>}

// The default of 128 MB is allocated at start; a waitlist needs less.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

// Bytes; Unix limits socket paths to 103.
const longestSocketFolder = 80

/**
 * Creates an owner-only folder, preferably beside the database, and removes sockets that a killed process left there.
 */
async function createSocketFolder(beside: string): Promise<string> {
  const folder = `${beside}-socket`
  if (Buffer.byteLength(folder) > longestSocketFolder) return mkdtemp(join(tmpdir(), 'supabase-'))

  await rm(folder, {recursive: true, force: true})
  await mkdir(folder, {mode: 0o700})
  return folder
}

function socketPath(folder: string): string {
  if (process.platform !== 'win32') return join(folder, '.s.PGSQL.5432')
  return `\\\\.\\pipe\\${resolve(folder).replaceAll(/[^\w]/g, '-')}`
}

/** Throws when another major version of PostgreSQL wrote a folder, which PGlite then fails to open without a reason. */
async function assertSameMajor(folder: string): Promise<void> {
  const written = (await readFile(join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  const empty = await PGlite.create()
  const {rows} = await empty.query<{major: string}>(
    "select split_part(current_setting('server_version'), '.', 1) as major",
  )
  await empty.close()
  const [{major} = {major: written}] = rows
  if (!written || written === major) return
  throw new UserError(
    `PostgreSQL ${written} wrote ${folder}, and this version of the site has PostgreSQL ${major}. Nothing was changed. Start the version of the site that wrote it, or start fresh in another DATA_DIR.`,
  )
}

/**
 * Runs PGlite on a folder behind a Unix socket; the caller holds the folder's lock. Owner-only,
 * because PGlite does not authenticate.
 */
export async function openPglite(folder: string): Promise<Postgres> {
  await mkdir(folder, {recursive: true, mode: 0o700})
  const database = await PGlite.create(folder, {startParams}).catch(async (error: unknown) => {
    await assertSameMajor(folder)
    throw error
  })
  const socketFolder = await createSocketFolder(folder)
  const path = socketPath(socketFolder)
  const server = new PGLiteSocketServer({db: database, path})
  await server.start()

  return {
    // One connection: PGlite has one session, so a second client would share its transaction.
    options: {path, user: 'postgres', database: 'postgres', max: 1, max_lifetime: null},
    close: async () => {
      await server.stop()
      await database.close()
      await rm(socketFolder, {recursive: true, force: true})
    },
  }
}

/** An external Postgres server. */
export function remotePostgres(url: string): Postgres {
  return {options: {url, max: 5}, close: () => Promise.resolve()}
}
