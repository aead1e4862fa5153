import {mkdir, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {PGlite} from '@electric-sql/pglite'
import {PGLiteSocketServer} from '@electric-sql/pglite-socket'

import type {PostgresOptions} from './connection.ts'

/** A Postgres that connections can be made to. */
export type Postgres = {options: PostgresOptions; close: () => Promise<void>}

/**
 * Runs PGlite on a folder, or in memory, behind a socket.
 *
 * The socket lies in a folder that only this user may enter: PGlite asks nobody for a password.
 */
export async function openPglite(folder: string | undefined): Promise<Postgres> {
  if (folder !== undefined) await mkdir(folder, {recursive: true})
  const database = await PGlite.create(folder === undefined ? {} : {dataDir: folder})
  const socketFolder = await mkdtemp(join(tmpdir(), 'supabase-'))
  const path =
    process.platform === 'win32'
      ? `\\\\.\\pipe\\${socketFolder.replaceAll(/[^\w]/g, '-')}`
      : join(socketFolder, '.s.PGSQL.5432')
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
