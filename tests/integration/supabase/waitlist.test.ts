import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'

import {forwarderToken} from '../../../local/supabase/keys.ts'
import type {RunningSupabase} from '../../../local/supabase/start.ts'
import {adminToken, client, clientOf, credentials, entry, startService} from './service.ts'
import {forgeToken} from './tokens.ts'

let service: RunningSupabase
const logged: string[] = []

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    logged.push(values.map(String).join(' '))
  })
  service = await startService()
})

afterAll(async () => {
  await service.close()
  vi.restoreAllMocks()
})

describe('a visitor with the publishable key', () => {
  test("only the site's server learns that an email address exists", async () => {
    const row = entry()
    const visitor = client(service.url)
    await visitor.rpc('add_entry', {entry: row})
    const again = {...row, email: row.email.toUpperCase()}
    expect((await visitor.rpc('add_entry', {entry: again})).data).toBe('received')
    const headers = {'x-forwarder-token': forwarderToken(credentials.supabase.secretKey)}
    const server = client(service.url, undefined, headers)
    expect((await server.rpc('add_entry', {entry: again})).data).toBe('already_received')
  })
})

describe('a token that the service did not sign', () => {
  test('rejects a signed token with another database role', async () => {
    const {status, error} = await clientOf(service.url, forgeToken({role: 'postgres'}))
      .from('waitlist')
      .select()
    expect([status, error?.code]).toEqual([403, '42501'])
  })
})

test('two hundred concurrent calls keep their roles', async () => {
  const admin = clientOf(service.url, await adminToken(service.url))
  const visitor = client(service.url)
  const operator = client(service.url, credentials.supabase.secretKey)
  const clients = Array.from({length: 50}, () => [admin, visitor, operator, visitor]).flat()
  const answers = await Promise.all(
    clients.map((one) => one.from('audit_log').select('id').limit(1)),
  )
  const codes = answers.map(({error}) => error?.code)
  expect(codes).toEqual(clients.map((one) => (one === visitor ? '42501' : undefined)))
})

test('nothing personal is logged', () => {
  expect(logged.join('\n')).not.toMatch(/secret|@|Ann/)
})
