import {afterAll, beforeAll, beforeEach, expect, test, vi} from 'vitest'

import {forwarderToken} from '../../../local/supabase/keys.ts'
import type {RunningSupabase} from '../../../local/supabase/start.ts'
import {answerWith, Receiver, webhookSecret} from '../../processes/webhook-receiver.ts'
import {
  adminToken,
  client,
  clientOf,
  credentials,
  entry,
  startService,
} from '../supabase/service.ts'

let service: RunningSupabase
let receiver: Receiver
let other: Receiver
let deliverLeads: () => Promise<void>
let readReceivers: () => {name: string}[]
const logged: string[] = []

const log = (line: unknown) => logged.push(String(line)) > 0

const token = forwarderToken(credentials.supabase.secretKey)

/** The timeouts of the site's requests. Receivers get two seconds instead of ten; less fails on a loaded machine. */
const timeout = AbortSignal.timeout.bind(AbortSignal)
const shorter = (milliseconds: number) => timeout(milliseconds === 10_000 ? 2000 : milliseconds)

beforeAll(async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(shorter)
  vi.spyOn(process.stderr, 'write').mockImplementation(log)
  vi.spyOn(process.stdout, 'write').mockImplementation(log)
  service = await startService()
  receiver = await new Receiver().start()
  other = await new Receiver().start()
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', service.url)
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', credentials.supabase.publishableKey)
  vi.stubEnv('SUPABASE_FORWARDER_TOKEN', token)
  vi.stubEnv('LEAD_WEBHOOK_SECRET', webhookSecret)
  vi.stubEnv('LEAD_WEBHOOK_URL', `${receiver.url}, ${other.url}`)
  // The modules read the variables when they are loaded, and files of this suite share them.
  vi.resetModules()
  deliverLeads = (await import('../../../lib/leads/outbox/deliver.ts')).deliverLeads
  readReceivers = (await import('../../../lib/leads/outbox/receivers.ts')).readReceivers
})

beforeEach(() => {
  receiver.received.length = 0
  other.received.length = 0
})

afterAll(async () => {
  await receiver.kill()
  await other.kill()
  await service.close()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** Adds requests one after the other; returns their email addresses. */
async function request(...fields: Parameters<typeof entry>[0][]): Promise<string[]> {
  const rows = fields.map(entry)
  for (const row of rows) await client(service.url).rpc('add_entry', {entry: row})
  return rows.map(({email}) => email)
}

const emails = ({received}: Receiver) => received.map(({email}) => email)
const ids = ({received}: Receiver) => new Set(received.map(({id}) => id))

test('every receiver gets each request once, in order, however many instances send them', async () => {
  const sent = await request({}, {}, {}, {}, {}, {})
  await Promise.all([deliverLeads(), deliverLeads(), deliverLeads()])
  // An instance that meets a claimed request leaves those after it to the other.
  await deliverLeads()
  expect(emails(receiver)).toEqual(sent)
  expect(emails(other)).toEqual(sent)
  expect(ids(receiver)).toEqual(ids(other))
  expect(ids(receiver).size).toBe(sent.length)
})

test('a further request is sent too, unless it is suspected', async () => {
  const [email = ''] = await request({message: 'First'})
  await request({email: email.toUpperCase(), message: 'Second'})
  await request({suspected: true}, {email, suspected: true, message: 'Third'})
  await deliverLeads()
  expect(receiver.received).toMatchObject([
    {type: 'lead.created', email, message: 'First'},
    {type: 'lead.asked_again', email: email.toUpperCase(), message: 'Second'},
  ])
})

test.each([
  ['an error', answerWith(500)],
  ['ten seconds without an answer', () => undefined],
  ['a refusal', answerWith(401)],
  [
    'a redirect to another host, which is not followed',
    (response: Parameters<ReturnType<typeof answerWith>>[0]) =>
      answerWith(307, {location: other.url})(response),
  ],
  [
    'a broken connection',
    (response: Parameters<ReturnType<typeof answerWith>>[0]) => void response.destroy(),
  ],
])('after %s a request is sent again before those after it', async (_, answer) => {
  const sent = await request({}, {})
  receiver.answers = [answer]
  await deliverLeads()
  expect(emails(receiver)).toEqual([sent[0], ...sent])
  expect(ids(receiver).size).toBe(2)
  // The other receiver neither waits nor gets anything twice.
  expect(emails(other)).toEqual(sent)
})

test('a receiver that was away gets everything once it is back', async () => {
  await receiver.kill()
  const sent = await request({}, {})
  const delivering = deliverLeads()
  await vi.waitFor(() => expect(emails(other)).toEqual(sent), {timeout: 30_000})
  await receiver.start()
  await delivering
  expect(emails(receiver)).toEqual(sent)
})

test('what an instance was sending when it ended is sent by another, under the same id, before those after it', async () => {
  const sent = await request({}, {})
  const site = client(service.url, undefined, {'x-forwarder-token': token})
  const names = readReceivers().map(({name}) => name)
  const call = {receiver: names[0] ?? '', receivers: names}
  const {data: claimed} = await site.rpc('claim_delivery', call)
  await deliverLeads()
  expect(emails(receiver)).toEqual([])
  expect(emails(other)).toEqual(sent)
  const received = async () => {
    await deliverLeads()
    return emails(receiver)
  }
  await expect.poll(received, {timeout: 40_000, interval: 1000}).toEqual(sent)
  expect(receiver.received[0]?.id).toBe(claimed?.[0]?.webhook_id)
})

test('erased entries are sent no more', async () => {
  const admin = clientOf(service.url, await adminToken(service.url))
  const [email = ''] = await request({})
  const {data} = await admin.rpc('list_waitlist', {filter: {search: email}}).single()
  await admin.rpc('erase_entries', {entries: [data?.id ?? '']})
  await deliverLeads()
  expect(emails(receiver)).toEqual([])
})

test('an admin sees deliveries, and sends again at once what waits, under the same id', async () => {
  const admin = clientOf(service.url, await adminToken(service.url))
  const [email = ''] = await request({})
  const {data: found} = await admin.rpc('list_waitlist', {filter: {search: email}}).single()
  // What a receiver asks for in the past does not shorten the pauses.
  const past = ['0', '-1', 'Thu, 01 Jan 2026 00:00:00 GMT']
  receiver.answers = past.map((time) => answerWith(500, {'retry-after': time}))
  await deliverLeads()
  const waiting = await admin
    .from('outbox')
    .select()
    .eq('entry', found?.id ?? '')
    .neq('status', 'sent')
  expect(waiting.data).toMatchObject([{status: 'waiting', answer: 500, attempts: 3}])
  expect(JSON.stringify(waiting.data)).not.toContain(email)
  expect((await admin.rpc('send_again')).data).toBeGreaterThan(0)
  await deliverLeads()
  expect(emails(receiver).filter((one) => one === email)).toHaveLength(4)
  expect(receiver.received.filter((one) => one.email === email).map(({id}) => id)).toEqual(
    Array.from({length: 4}, () => other.received.find((one) => one.email === email)?.id),
  )
})

test('a receiver is asked again when it says, and not at all once it is gone', async () => {
  const [first, second] = await request({}, {})
  receiver.answers = [
    answerWith(429, {'retry-after': '7'}),
    (response) => {
      const date = new Date(Date.now() + 3000).toUTCString()
      answerWith(503, {'retry-after': date})(response)
    },
  ]
  const start = performance.now()
  await deliverLeads()
  await deliverLeads()
  expect(emails(receiver)).toEqual([first])
  const arrived = async () => {
    await deliverLeads()
    return emails(receiver)
  }
  await expect
    .poll(arrived, {timeout: 30_000, interval: 200})
    .toEqual([first, first, second, first])
  expect(performance.now() - start).toBeGreaterThan(7000)

  receiver.answers = [answerWith(410)]
  const [third] = await request({}, {})
  await deliverLeads()
  await request({})
  await deliverLeads()
  expect(emails(receiver).slice(4)).toEqual([third])
  expect(other.received).toHaveLength(5)
  const admin = clientOf(service.url, await adminToken(service.url))
  await admin.rpc('send_again')
  await deliverLeads()
  expect(receiver.received).toHaveLength(8)
})

test('a request that is refused again and again does not keep others', async () => {
  const [bad = '', ...good] = await request({}, {}, {})
  receiver.answers = [answerWith(422), answerWith(422)]
  await deliverLeads()
  expect(emails(receiver).slice(0, 2)).toEqual([bad, bad])
  expect(emails(receiver)).toEqual(expect.arrayContaining(good))
})

test('what waits for a webhook that is removed goes to no other on its host, and is given up', async () => {
  const admin = clientOf(service.url, await adminToken(service.url))
  vi.stubEnv('LEAD_WEBHOOK_URL', `${receiver.url}?first, ${receiver.url}?second`)
  receiver.answers = Array.from({length: 6}, () => answerWith(500))
  await request({})
  await deliverLeads()
  receiver.received.length = 0
  receiver.answers = []
  vi.stubEnv('LEAD_WEBHOOK_URL', `${receiver.url}?second`)
  await admin.rpc('send_again')
  const [email = ''] = await request({})
  await deliverLeads()
  expect(emails(receiver).filter((one) => one === email)).toHaveLength(1)
  expect(receiver.received).toHaveLength(2)
  const {data} = await admin.from('outbox').select('status').neq('status', 'sent')
  expect(new Set(data?.map(({status}) => status))).toEqual(new Set(['refused']))
  vi.stubEnv('LEAD_WEBHOOK_URL', `${receiver.url}, ${other.url}`)
})

test('nothing personal is logged, nor where webhooks are', () => {
  expect(logged.join('')).toContain('lead-not-delivered')
  expect(logged.join('')).not.toMatch(/@|Ann|\/leads|First/)
})
