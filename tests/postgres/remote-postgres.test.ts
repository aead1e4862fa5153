import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'

import {startSupabase, type RunningSupabase} from '../../local/supabase/start.ts'
import {postgresPrograms, startPostgres, type PostgresServer} from '../database/server.ts'
import {
  adminToken,
  client,
  clientOf,
  credentials,
  entry,
  temporaryFolder,
} from '../integration/supabase/service.ts'

const programs = await postgresPrograms()

describe('on a Postgres server', () => {
  let server: PostgresServer
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let service: RunningSupabase

  const start = (): Promise<RunningSupabase> =>
    startSupabase({port: 0, dataDir: folder.path, credentials, databaseUrl: server.url})

  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    folder = await temporaryFolder()
    server = await startPostgres(programs)
    service = await start()
  })

  afterAll(async () => {
    // A service that failed to start must not keep the server running.
    await service?.close()
    await server?.close()
    await folder.remove()
    vi.restoreAllMocks()
  })

  test('visitors add entries and admins read them, also after a restart', async () => {
    const row = entry()
    expect((await client(service.url).rpc('add_entry', {entry: row})).data).toBe('received')
    await service.close()
    service = await start()

    const admin = clientOf(service.url, await adminToken(service.url))
    const {data} = await admin.rpc('list_waitlist')
    expect(data).toMatchObject([{email: row.email}])
  })

  test('concurrent calls keep their roles', async () => {
    const admin = clientOf(service.url, await adminToken(service.url))
    const visitor = client(service.url)
    const clients = Array.from({length: 50}, () => [admin, visitor]).flat()
    const answers = await Promise.all(clients.map((one) => one.from('audit_log').select('id')))
    const codes = answers.map(({error}) => error?.code)
    expect(codes).toEqual(clients.map((one) => (one === visitor ? '42501' : undefined)))
  })
})
