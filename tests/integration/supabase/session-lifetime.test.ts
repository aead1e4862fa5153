import {join} from 'node:path'

import {PGlite} from '@electric-sql/pglite'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type RunningSupabase, startSupabase} from '../../../local/supabase/start.ts'
import {client, credentials, startedFolder} from './service.ts'

let folder: Awaited<ReturnType<typeof startedFolder>>
let service: RunningSupabase

const start = () => startSupabase({port: 0, dataDir: folder.path, credentials})

beforeAll(async () => {
  folder = await startedFolder()
  service = await start()
})

afterAll(async () => {
  await service.close()
  await folder.remove()
})

async function signIn(): Promise<{id: string; refreshToken: string}> {
  const {data, error} = await client(service.url).auth.signInWithPassword(credentials.admin)
  if (error) throw error
  const {access_token: token, refresh_token: refreshToken} = data.session
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return {id: (JSON.parse(claims) as {session_id: string}).session_id, refreshToken}
}

test('a session ends twelve hours after the sign-in, or three without use', async () => {
  const sessions = [await signIn(), await signIn(), await signIn()] as const
  const ages = [
    [sessions[0].id, '13 hours', '0 hours'],
    [sessions[1].id, '4 hours', '4 hours'],
    [sessions[2].id, '11 hours', '0 hours'],
  ]
  await service.close()
  const pglite = await PGlite.create(join(folder.path, 'postgres'))
  for (const age of ages) {
    await pglite.query(
      'update auth.sessions set created_at = now() - $2::interval, refreshed_at = now() - $3::interval where id = $1',
      age,
    )
  }
  const logged = await pglite.query(
    `select payload from auth.audit_log_entries where payload #>> '{}' like '%"action":"login"%'`,
  )
  expect(logged.rows.length).toBeGreaterThanOrEqual(sessions.length)
  await pglite.close()
  service = await start()

  const answers = await Promise.all(
    sessions.map(({refreshToken}) =>
      client(service.url).auth.refreshSession({refresh_token: refreshToken}),
    ),
  )
  expect(answers.map(({data}) => data.session !== null)).toEqual([false, false, true])
})
