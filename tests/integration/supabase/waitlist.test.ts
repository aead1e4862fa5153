import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'

import type {RunningSupabase} from '../../../local/supabase/start.ts'
import {adminToken, client, clientOf, credentials, startService} from './service.ts'
import {forgeToken} from './tokens.ts'

let service: RunningSupabase

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  service = await startService()
})

afterAll(async () => {
  await service.close()
  vi.restoreAllMocks()
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
