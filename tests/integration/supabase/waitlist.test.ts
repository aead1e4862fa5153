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
  test('a visitor adds an entry', async () => {
    const {data, error} = await client(service.url).rpc('add_entry', {entry: entry()})
    expect([data, error]).toEqual(['received', null])
  })

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

  test.each([
    ['name', entry({name: `secret${'x'.repeat(100)}`})],
    ['message', entry({message: `secret${'x'.repeat(1100)}`})],
    ['email', entry({email: 'secret'})],
    ['source', entry({source: 'secret'})],
  ])('rejects an entry with a wrong %s', async (_, row) => {
    const {data, error} = await client(service.url).rpc('add_entry', {entry: row})
    expect([data, error]).toEqual(['refused', null])
  })

  test('rejects missing and unknown values', async () => {
    const visitor = client(service.url)
    const answers = await Promise.all([
      visitor.rpc('add_entry', {entry: {name: 'Ann'}}),
      visitor.rpc('add_entry', {entry: {...entry(), id: crypto.randomUUID()}}),
    ])
    expect(answers.map(({data}) => data)).toEqual(['refused', 'refused'])
  })

  test('visitors cannot insert rows directly', async () => {
    const table = client(service.url).from('waitlist')
    const answers = await Promise.all([
      table.insert(entry()),
      table.insert([entry(), entry()]),
      table.insert(entry()).select(),
      table.upsert(entry(), {onConflict: 'email'}),
    ])
    for (const {error} of answers) expect(error?.code).toBe('42501')
  })

  test.each(['waitlist', 'profiles', 'user_roles', 'audit_log'] as const)(
    'reads, counts, updates and deletes nothing in %s',
    async (table) => {
      const visitor = client(service.url)
      const answers = await Promise.all([
        visitor.from(table).select(),
        visitor.from(table).select('*', {count: 'exact'}),
        visitor
          .from(table)
          .update({created_at: '2000-01-01'} as never)
          .neq('created_at', '2000-01-01'),
        visitor.from(table).delete().neq('created_at', '2000-01-01'),
      ])
      for (const {data, count, error} of answers) {
        expect([data, count ?? null, error?.code]).toEqual([null, null, '42501'])
      }
    },
  )

  test('visitors cannot call admin functions', async () => {
    const visitor = client(service.url)
    const answers = await Promise.all([
      visitor.rpc('is_admin'),
      visitor.rpc('erase_entry', {entry: crypto.randomUUID()}),
      visitor.rpc('list_waitlist'),
      visitor.rpc('read_entry', {entry: crypto.randomUUID()}),
      visitor.rpc('purge_waitlist'),
      visitor.rpc('grant_admin', {address: 'admin@site.example'}),
      visitor.rpc('remove_factors', {address: 'admin@site.example'}),
    ])
    for (const {error} of answers) expect(error?.code).toBe('42501')
  })
})

describe('an admin', () => {
  test('an admin reads entries', async () => {
    const row = entry({company: 'Société', language: 'fr', source: 'demo'})
    await client(service.url).rpc('add_entry', {entry: row})
    const admin = clientOf(service.url, await adminToken(service.url))
    const {data, error} = await admin.rpc('list_waitlist', {filter: {search: row.email}}).single()
    expect(error).toBeNull()
    expect(data).toMatchObject({...row, phone: null, message: null})
    expect((await admin.rpc('is_admin')).data).toBe(true)
  })

  test('an admin reads the own profile and role', async () => {
    const admin = clientOf(service.url, await adminToken(service.url))
    expect((await admin.from('profiles').select()).data).toHaveLength(1)
    expect((await admin.from('user_roles').select('role')).data).toEqual([{role: 'admin'}])
  })

  test('erasing an entry is logged', async () => {
    const row = entry()
    await client(service.url).rpc('add_entry', {entry: row})
    const admin = clientOf(service.url, await adminToken(service.url))
    const {data} = await admin.rpc('list_waitlist', {filter: {search: row.email}}).single()
    const id = data?.id ?? ''
    expect((await admin.rpc('erase_entry', {entry: id})).data).toBe(true)
    expect((await admin.rpc('read_entry', {entry: id})).data).toBeNull()
    const log = await admin.from('audit_log').select('action, entries').eq('subject', id)
    expect(log.data).toEqual([{action: 'entries_erased', entries: 1}])
  })

  test('admins cannot read, change or delete rows directly, which nothing would log', async () => {
    const admin = clientOf(service.url, await adminToken(service.url))
    const table = admin.from('waitlist')
    const answers = await Promise.all([
      table.select('*'),
      table.select('id').limit(1),
      table.update({name: 'x'}).neq('name', ''),
      table.delete().neq('name', ''),
    ])
    for (const {data, error} of answers) expect([data, error?.code]).toEqual([null, '42501'])
  })

  test('each way to read entries is logged with their number', async () => {
    const row = entry()
    await client(service.url).rpc('add_entry', {entry: row})
    const admin = clientOf(service.url, await adminToken(service.url))
    const linesAfter = async (read: PromiseLike<unknown>): Promise<unknown> => {
      const latest = () => admin.from('audit_log').select('id').order('id', {ascending: false})
      const [before] = (await latest().limit(1)).data ?? []
      await read
      const lines = admin.from('audit_log').select('action, entries, subject')
      return (await lines.gt('id', before?.id ?? 0)).data
    }
    const {data} = await admin.rpc('list_waitlist', {filter: {search: row.email}}).single()
    const subject = data?.id ?? ''
    const search = row.email
    expect(await linesAfter(admin.rpc('list_waitlist', {filter: {search}}))).toEqual([
      {action: 'entries_listed', entries: 1, subject: null},
    ])
    expect(
      await linesAfter(admin.rpc('list_waitlist', {filter: {search}, page_size: 1000})),
    ).toEqual([{action: 'entries_exported', entries: 1, subject: null}])
    expect(await linesAfter(admin.rpc('read_entry', {entry: subject}))).toEqual([
      {action: 'entry_read', entries: null, subject},
    ])
    expect(
      await linesAfter(admin.rpc('list_waitlist', {filter: {search: 'nobody@nowhere'}})),
    ).toEqual([])
  })
})

describe('somebody signed in without a role', () => {
  test('a user without a role reads nothing, whatever the token claims', async () => {
    const person = clientOf(
      service.url,
      forgeToken({app_metadata: {role: 'admin'}, user_metadata: {role: 'admin'}}),
    )
    expect((await person.from('waitlist').select()).data).toBeNull()
    expect((await person.rpc('list_waitlist')).data).toEqual([])
    expect((await person.from('audit_log').select()).data).toEqual([])
    expect((await person.from('user_roles').select()).data).toEqual([])
    expect((await person.rpc('is_admin')).data).toBe(false)
  })
})

describe('a token that the service did not sign', () => {
  test.each([
    ['with another key', forgeToken({}, {secret: 'x'.repeat(43)})],
    ['with no algorithm', forgeToken({}, {algorithm: 'none'})],
    ['with another algorithm', forgeToken({}, {algorithm: 'HS512'})],
    ['that has expired', forgeToken({exp: 1})],
    ['with a role of Postgres', forgeToken({role: 'postgres'}, {secret: 'x'.repeat(43)})],
  ])('rejects a token with %s', async (_, token) => {
    const {status, data} = await clientOf(service.url, token).from('waitlist').select()
    expect(status).toBe(401)
    expect(data).toBeNull()
  })

  test('rejects a signed token with another database role', async () => {
    const {data, error} = await clientOf(service.url, forgeToken({role: 'postgres'}))
      .from('waitlist')
      .select()
    expect(data).toBeNull()
    expect(error).not.toBeNull()
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
