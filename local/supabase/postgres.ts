import {mkdir, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'

import {PGlite} from '@electric-sql/pglite'
import {PGLiteSocketServer} from '@electric-sql/pglite-socket'

import type {PostgresOptions} from './connection.ts'

/** A Postgres that connections can be made to. */
export type Postgres = {options: PostgresOptions; close: () => Promise<void>}

// The default, 128 MB, is held as memory of this process from the start; a waitlist fits in this.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

// The longest address of a socket that every Unix takes is 103 bytes.
const longestSocketFolder = 80

/** A folder that only this user may enter. One beside the database is emptied of what a killed process left. */
async function createSocketFolder(beside: string): Promise<string> {
  const folder = `${beside}-socket`
  if (folder.length > longestSocketFolder) return mkdtemp(join(tmpdir(), 'supabase-'))

  await rm(folder, {recursive: true, force: true})
  await mkdir(folder, {mode: 0o700})
  return folder
}

function socketPath(folder: string): string {
  if (process.platform !== 'win32') return join(folder, '.s.PGSQL.5432')
  return `\\\\.\\pipe\\${resolve(folder).replaceAll(/[^\w]/g, '-')}`
}

/**
 * Runs PGlite on a folder behind a socket. The caller holds the lock on the folder.
 *
 * The socket is no port, and lies where only this user may enter: PGlite asks nobody for a password.
 */
export async function openPglite(folder: string): Promise<Postgres> {
  await mkdir(folder, {recursive: true, mode: 0o700})
  const database = await PGlite.create(folder, {startParams})
  const socketFolder = await createSocketFolder(folder)
  const path = socketPath(socketFolder)
  const server = new PGLiteSocketServer({db: database, path})
  await server.start()

  return {
    // One connection: PGlite has one session, and a second client would share its transaction.
    options: {path, user: 'postgres', database: 'postgres', max: 1, max_lifetime: null},
    close: async () => {
      await server.stop()
      await database.close()
      await rm(socketFolder, {recursive: true, force: true})
    },
  }
}

/** A Postgres server that somebody else runs, by its address. */
export function remotePostgres(url: string): Postgres {
  return {options: {url, max: 5}, close: () => Promise.resolve()}
}
