import {createClient} from '@supabase/supabase-js'

import type {Database} from '../../lib/server/supabase/database.types.generated.ts'
import {readCredentials} from '../../local/credentials.ts'
import {freePort} from '../processes/ports.ts'
import {startServices} from '../processes/starter.ts'
import {percentile, printTable} from './measure.ts'

/* How long does the dashboard take to list 200,000 entries in the embedded Postgres? */

const entries = 200_000
const batch = 2000
const calls = 100

type Client = ReturnType<typeof createClient<Database>>

const day = 86_400_000

async function fillWaitlist(operator: Client): Promise<void> {
  const names = ['Ann Byrne', 'Zoé Dupont', 'Émile Martin', 'Mary Smith', 'Łukasz Müller']
  const now = Date.now()
  for (let first = 0; first < entries; first += batch) {
    const rows = Array.from({length: batch}, (_, offset) => {
      const number = first + offset
      return {
        name: `${names[number % names.length]} ${number % 1000}`,
        email: `person${number}@company${number % 5000}.example`,
        company: number % 3 === 0 ? null : `Company ${number % 5000}`,
        message: number % 2 === 0 ? `Please call us on Tuesday about pilot ${number}` : null,
        phone: number % 4 === 0 ? `+353 1 ${String(number).padStart(7, '0')}` : null,
        source: number % 200 === 0 ? 'exit-popup-free-trial' : 'waitlist',
        page: '/app',
        // Old entries have been answered.
        status: number < 2000 ? 'new' : 'closed',
        created_at: new Date(now - number * 540_000).toISOString(),
      }
    })
    const {error} = await operator.from('waitlist').insert(rows)
    if (error) throw new Error(error.message)
  }
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const lists: Record<string, Database['public']['Functions']['list_waitlist']['Args']> = {
  newest: {},
  'in the middle, by time': {
    after_value: `${dateOf(Date.now() - 300 * day)}T00:00:00Z`,
    after_id: '80000000-0000-4000-8000-000000000000',
  },
  'a rare word, by name': {filter: {search: 'person77777'}, sort: 'name'},
  'a common word, by name': {filter: {search: 'please'}, sort: 'name'},
  'two words of 40,000 entries, last': {filter: {search: 'mary smith'}, sort: 'name'},
  'a phone number': {filter: {search: '01 007 7776'}},
  'a week, by name': {
    filter: {
      since: dateOf(Date.now() - 207 * day),
      until: dateOf(Date.now() - 200 * day),
    },
    sort: 'name',
  },
  'closed entries, by name': {filter: {statuses: ['closed']}, sort: 'name'},
  'suspected entries': {filter: {sources: ['suspected']}},
}

const services = await startServices(await freePort())
try {
  const {supabase, admin} = readCredentials(services.dataDir)
  const connect = (key: string, headers: Record<string, string> = {}) =>
    createClient<Database>(supabase.url, key, {
      auth: {autoRefreshToken: false, persistSession: false},
      global: {headers},
    })
  const operator = connect(supabase.secretKey)
  await fillWaitlist(operator)
  // The daily job, which also updates the planner's statistics.
  await operator.rpc('purge_waitlist')
  const {data, error} = await connect(supabase.publishableKey).auth.signInWithPassword(admin)
  if (error) throw error
  const authorization = `Bearer ${data.session.access_token}`
  const signedIn = connect(supabase.publishableKey, {authorization})
  const subjects = [
    ...Object.entries(lists).map(
      ([name, query]) => [name, () => signedIn.rpc('list_waitlist', query)] as const,
    ),
    ['count of all', () => signedIn.rpc('count_waitlist')] as const,
  ]
  const rows: string[][] = []
  for (const [name, call] of subjects) {
    const times: number[] = []
    for (let index = 0; index < calls; index += 1) {
      const began = performance.now()
      const answer = await call()
      if (answer.error) throw new Error(`${name}: ${answer.error.message}`)
      times.push(performance.now() - began)
    }
    rows.push([name, ...[0.5, 0.99].map((share) => percentile(times, share).toFixed(1))])
  }
  printTable(['milliseconds', 'p50', 'p99'], rows)
} finally {
  await services.stop()
}
