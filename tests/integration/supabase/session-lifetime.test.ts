import {afterAll, beforeAll, expect, test, vi} from 'vitest'

import type {Database} from '../../../local/supabase/database.ts'
import {type RunningSupabase, startSupabase} from '../../../local/supabase/start.ts'
import {client, credentials, startedFolder, withStored} from './service.ts'

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

async function refresh(token = ''): Promise<string | undefined> {
  const {data} = await client(service.url).auth.refreshSession({refresh_token: token})
  return data.session?.refresh_token
}

async function whileStopped(work: (database: Database) => Promise<unknown>): Promise<void> {
  await service.close()
  await withStored(folder.path, work)
  service = await start()
}

test('a session ends twelve hours after the sign-in, or three without use', async () => {
  const sessions = [await signIn(), await signIn(), await signIn()] as const
  const ages = [
    [sessions[0].id, '13 hours', '0 hours'],
    [sessions[1].id, '4 hours', '4 hours'],
    [sessions[2].id, '11 hours', '2 hours'],
  ]
  await whileStopped(async (database) => {
    for (const age of ages) {
      await database.query(
        'update auth.sessions set created_at = now() - $2::interval, refreshed_at = now() - $3::interval where id = $1',
        age,
      )
    }
    const logged = await database.query(
      `select payload from auth.audit_log_entries where payload #>> '{}' like '%"action":"login"%'`,
    )
    expect(logged.length).toBeGreaterThanOrEqual(sessions.length)
  })

  const answers = await Promise.all(
    sessions.map(({refreshToken}) =>
      client(service.url).auth.refreshSession({refresh_token: refreshToken}),
    ),
  )
  expect(answers.map(({data}) => data.session !== null)).toEqual([false, false, true])
})

test('a refresh token that was used works for ten seconds, and later ends the session', async () => {
  const {refreshToken} = await signIn()
  const next = await refresh(refreshToken)
  expect(next).toEqual(expect.any(String))
  expect(await refresh(refreshToken)).toBe(next)

  await whileStopped(async (database) => {
    await database.query(
      "update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = $1",
      [refreshToken],
    )
  })
  expect(await refresh(refreshToken)).toBeUndefined()
  expect(await refresh(next)).toBeUndefined()
})

test('a first factor needs a sign-in of the last minutes, an export too', async () => {
  const person = client(service.url)
  const {data} = await person.auth.signInWithPassword(credentials.admin)
  const {access_token = '', refresh_token = ''} = data.session ?? {}
  const enroll = async (one: typeof person) =>
    (await one.auth.mfa.enroll({factorType: 'totp'})).error?.code
  expect(await enroll(person)).toBeUndefined()
  expect((await person.rpc('has_recent_sign_in')).data).toBe(true)

  await whileStopped(async (database) => {
    await database.query("update auth.sessions set created_at = now() - interval '16 minutes'")
  })
  const later = client(service.url)
  await later.auth.setSession({access_token, refresh_token})
  expect(await enroll(later)).toBe('reauthentication_needed')
  expect((await later.rpc('has_recent_sign_in')).data).toBe(false)
  const exported = await later.rpc('list_waitlist', {page_size: 1000})
  expect(exported.error?.code).toBe('PT403')
})

test('entries are erased at the start and while the service runs', async () => {
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']})
  await service.close()
  service = await start()
  const operator = client(service.url, credentials.supabase.secretKey)
  const old = {name: 'Ann', email: 'old@mail.example', created_at: '2024-01-10T00:00:00Z'}
  await operator.from('waitlist').insert([old, {name: 'Bob', email: 'new@mail.example'}])
  vi.advanceTimersByTime(60 * 60_000)
  vi.useRealTimers()
  const kept = [{email: 'new@mail.example'}]
  await expect
    .poll(async () => (await operator.from('waitlist').select('email')).data)
    .toEqual(kept)

  await operator.from('waitlist').insert(old)
  await service.close()
  service = await start()
  const {data} = await client(service.url, credentials.supabase.secretKey)
    .from('waitlist')
    .select('email')
  expect(data).toEqual(kept)
})
