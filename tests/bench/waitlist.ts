import {setTimeout as delay} from 'node:timers/promises'

import {createClient, type SupabaseClient} from '@supabase/supabase-js'

import type {Database} from '../../lib/server/supabase/database.types.generated.ts'
import {forwarderToken} from '../../local/supabase/keys.ts'
import {validLead} from '../fixtures/lead.ts'
import {readCredentials} from '../processes/credentials.ts'
import {startStack, type Stack} from '../processes/stack.ts'
import {readForm, sendForm} from './lead-form.ts'
import {measure, percentile, printTable, throughput, type Measurement} from './measure.ts'

type Client = SupabaseClient<Database>

const visitorsAtOnce = [
  {atOnce: 1, calls: 60},
  {atOnce: 16, calls: 320},
  {atOnce: 64, calls: 640},
]
const entriesOfDashboard = 200_000
const dashboardTarget = 100

const milliseconds = (value: number) => value.toFixed(1)

function connect(stack: Stack): {
  operator: Client
  visitor: (address: string) => Client
  admin: () => Promise<Client>
} {
  const {supabase, admin} = readCredentials(stack.dataDir)
  const make = (key: string, headers: Record<string, string> = {}) =>
    createClient<Database>(supabase.url, key, {
      auth: {autoRefreshToken: false, persistSession: false},
      global: {headers},
    })
  const token = forwarderToken(supabase.secretKey)
  return {
    operator: make(supabase.secretKey),
    visitor: (address) =>
      make(supabase.publishableKey, {'x-forwarder-token': token, 'x-visitor-address': address}),
    admin: async () => {
      const client = make(supabase.publishableKey)
      const {data, error} = await client.auth.signInWithPassword(admin)
      if (error) throw error
      return make(supabase.publishableKey, {authorization: `Bearer ${data.session.access_token}`})
    },
  }
}

let submissions = 0

/** Returns the next visitor, with an IP address and so a rate limit of their own. */
function nextVisitor(): {email: string; visitor: string} {
  submissions += 1
  const visitor = `198.18.${Math.floor(submissions / 256)}.${submissions % 256}`
  return {email: `visitor${submissions}@bench.example`, visitor}
}

const confirmed: string[] = []
let refused = 0

type Submit = (person: {email: string; visitor: string}) => Promise<boolean>

async function submit(send: Submit): Promise<void> {
  const person = nextVisitor()
  if (await send(person)) confirmed.push(person.email)
  else refused += 1
}

async function readStored(operator: Client): Promise<string[]> {
  const emails: string[] = []
  for (;;) {
    const {data, error} = await operator
      .from('waitlist')
      .select('email')
      .like('email', '%@bench.example')
      .gt('email', emails.at(-1) ?? '')
      .order('email')
      .limit(1000)
    if (error) throw new Error(error.message)
    emails.push(...data.map(({email}) => email))
    if (data.length < 1000) return emails
  }
}

const figures = (measurement: Measurement) => [
  throughput(measurement),
  percentile(measurement, 0.5),
  percentile(measurement, 0.99),
]

function submissionRows(atOnce: number, bare: Measurement, site: Measurement): string[][] {
  const ratios = figures(site).map((figure, index) => figure / (figures(bare)[index] ?? 1))
  return [
    [`${atOnce} at once, bare call`, ...figures(bare).map(milliseconds)],
    [`${atOnce} at once, form of the site`, ...figures(site).map(milliseconds)],
    ['  ratio', ...ratios.map((ratio) => `${ratio.toFixed(2)} ×`)],
  ]
}

/** Measures the form and direct database calls; returns whether every confirmed entry is stored exactly once. */
async function benchSubmissions(stack: Stack): Promise<boolean> {
  const {operator, visitor: as} = connect(stack)
  const page = `${stack.siteUrl}/`
  const fields = await readForm(page)
  // The form rejects submissions that come too fast.
  await delay(2000)
  const throughSite: Submit = (person) => sendForm(page, fields, person)
  const bare: Submit = async ({email, visitor}) => {
    const entry = {...validLead({email}), source: 'demo'}
    const {data} = await as(visitor).rpc('add_entry', {entry})
    return data === 'received'
  }
  const warmUp = {calls: 20, atOnce: 4}
  for (const send of [bare, throughSite]) await measure(warmUp, () => submit(send))

  const rows: string[][] = []
  for (const load of visitorsAtOnce) {
    const bareTimes = await measure(load, () => submit(bare))
    rows.push(
      ...submissionRows(load.atOnce, bareTimes, await measure(load, () => submit(throughSite))),
    )
  }
  printTable(['submissions', 'per second', 'p50 ms', 'p99 ms'], rows)

  const stored = await readStored(operator)
  const known = new Set(stored)
  const lost = confirmed.filter((email) => !known.has(email)).length
  const doubled = stored.length - known.size
  const unconfirmed = stored.length - confirmed.length
  console.log(
    `\n${submissions} sent, ${confirmed.length} confirmed, ${refused} refused; ${lost} lost, ${doubled} doubled, ${unconfirmed} stored without confirmation\n`,
  )
  return lost === 0 && doubled === 0 && refused === 0 && unconfirmed === 0
}

async function fillWaitlist(operator: Client): Promise<void> {
  const names = ['Ann Byrne', 'Zoé Dupont', 'Émile Martin', 'Mary Smith', 'Łukasz Müller']
  const batch = 2000
  const now = Date.now()
  for (let first = 0; first < entriesOfDashboard; first += batch) {
    const rows = Array.from({length: batch}, (_, offset) => {
      const number = first + offset
      return {
        name: `${names[number % names.length]} ${number % 1000}`,
        email: `person${number}@company${number % 5000}.example`,
        company: number % 3 === 0 ? null : `Company ${number % 5000}`,
        message: number % 2 === 0 ? `Please call us on Tuesday about pilot ${number}` : null,
        phone: number % 4 === 0 ? `+353 1 ${String(number).padStart(7, '0')}` : null,
        source: number % 200 === 0 ? 'exit-popup-free-trial' : 'waitlist',
        page: number % 500 === 0 ? '/about' : '/app',
        utm_campaign: number % 1000 === 0 ? 'Spring' : null,
        // Old entries have been answered.
        status: number < 2000 ? 'new' : 'closed',
        created_at: new Date(now - number * 540_000).toISOString(),
      }
    })
    const {error} = await operator.from('waitlist').insert(rows)
    if (error) throw new Error(error.message)
  }
}

type Answer = PromiseLike<{error: {message: string} | null}>

/** Returns the date some days ago. */
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)

function dashboardCalls(admin: Client): [string, () => Answer][] {
  const list = (query: Database['public']['Functions']['list_waitlist']['Args']) => () =>
    admin.rpc('list_waitlist', query)
  const open = ['new', 'contacted', 'qualified']
  const middle = {after_id: '80000000-0000-4000-8000-000000000000'}
  return [
    ['page: newest', list({})],
    ['page: in the middle, by time', list({after_value: `${day(300)}T00:00:00Z`, ...middle})],
    ['page: in the middle, by name', list({sort: 'name', after_value: 'mary', ...middle})],
    [
      'page: before one, by company',
      list({sort: 'company', backwards: true, after_value: 'company 3', ...middle}),
    ],
    ['page: rare word', list({filter: {search: 'person77777'}})],
    ['page: rare word, by name', list({filter: {search: 'person77777'}, sort: 'name'})],
    ['page: common word, by name', list({filter: {search: 'please'}, sort: 'name'})],
    ['page: two words, by name', list({filter: {search: 'mary smith'}, sort: 'name'})],
    [
      'page: rare source, by email',
      list({filter: {sources: ['exit-popup-free-trial']}, sort: 'email'}),
    ],
    [
      'page: a week, by name',
      list({filter: {first_day: day(207), last_day: day(200)}, sort: 'name'}),
    ],
    ['page: open', list({filter: {statuses: open}})],
    ['page: open, by name', list({filter: {statuses: open}, sort: 'name'})],
    ['page: closed, by name', list({filter: {statuses: ['closed']}, sort: 'name'})],
    ['page: spam, of which there is none', list({filter: {statuses: ['spam']}})],
    ['page: an assignee without entries', list({filter: {assignee: middle.after_id}})],
    ['page: a company', list({filter: {company: 'Company 77'}})],
    ['page: a mail domain, by name', list({filter: {domain: 'company77.example'}, sort: 'name'})],
    ['page: a form’s page', list({filter: {pages: ['/about']}})],
    ['page: a campaign, by company', list({filter: {campaigns: ['Spring']}, sort: 'company'})],
    ['page: a phone number', list({filter: {search: '01 007 7776'}})],
    ['page: suspected', list({filter: {sources: ['suspected']}})],
    ['page: new since an export', list({filter: {requested_after: day(1)}})],
    ['page: new since an export, none', list({filter: {requested_after: day(-1)}})],
    ['count: all', () => admin.rpc('count_waitlist')],
    ['count: open', () => admin.rpc('count_waitlist', {filter: {statuses: open}})],
    ['count: rare word', () => admin.rpc('count_waitlist', {filter: {search: 'person77777'}})],
    ['count: common word', () => admin.rpc('count_waitlist', {filter: {search: 'please'}})],
    ['pages and campaigns: all', () => admin.rpc('count_waitlist_by_attribution')],
    ['days: all', () => admin.rpc('count_waitlist_by_day')],
    ['days: a month', () => admin.rpc('count_waitlist_by_day', {filter: {first_day: day(30)}})],
    ['visit', () => admin.rpc('visit_waitlist')],
  ]
}

/** Measures the dashboard's queries; returns whether every page meets its target. */
async function benchDashboard(stack: Stack): Promise<boolean> {
  const {operator, admin} = connect(stack)
  await fillWaitlist(operator)
  // The daily job, which also updates the planner's statistics.
  await operator.rpc('purge_waitlist')
  const rows: string[][] = []
  let inTime = true
  for (const [name, call] of dashboardCalls(await admin())) {
    const once = async () => {
      const {error} = await call()
      if (error) throw new Error(`${name}: ${error.message}`)
    }
    await measure({calls: 3, atOnce: 1}, once)
    const measured = await measure({calls: 100, atOnce: 1}, once)
    const late = percentile(measured, 0.99) >= dashboardTarget
    if (late && name.startsWith('page')) inTime = false
    rows.push([
      name,
      milliseconds(percentile(measured, 0.5)),
      milliseconds(percentile(measured, 0.99)),
      late ? `over ${dashboardTarget}` : '',
    ])
  }
  const title = `dashboard, ${entriesOfDashboard.toLocaleString('en')} entries`
  printTable([title, 'p50 ms', 'p99 ms', ''], rows)
  return inTime
}

console.log('Building and starting a site of its own; this takes some minutes.\n')
const stack = await startStack({TRUSTED_PROXY: '1'})
let good = false
try {
  const keptAll = await benchSubmissions(stack)
  good = (await benchDashboard(stack)) && keptAll
} finally {
  await stack.stop()
}
process.exit(good ? 0 : 1)
