import {format} from 'node:util'

import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'

import {servedFunctions, servedTables} from '../../../local/supabase/gateway.ts'
import {credentials} from '../supabase/service.ts'
import {forgeToken} from '../supabase/tokens.ts'
import {admin, careful, hidden, person, startTarget, type Target} from './target.ts'

// Who may do what in the database is tested with pgTAP in supabase/tests. This is what stands before it in the embedded
// service: keys, tokens, the paths that are served, and a query builder that a stranger's request reaches.

const {publishableKey} = credentials.supabase

let target: Target
let rows: unknown
const logged: string[] = []

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    logged.push(format(...values))
  })
  target = await startTarget()
  rows = await target.rows()
})

afterAll(async () => {
  await target.remove()
  vi.restoreAllMocks()
})

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

const json = {'content-type': 'application/json'}

/** Sends a request; returns its status and body. */
async function send(path: string, {headers = {}, ...sent}: Sent = {}) {
  const response = await fetch(target.url + path, {...sent, headers, redirect: 'manual'})
  const range = response.headers.get('content-range') ?? ''
  return {status: response.status, range, body: await response.text()}
}

const call = (values: object): Sent => ({
  method: 'POST',
  headers: json,
  body: JSON.stringify(values),
})

const change = {body: JSON.stringify({created_at: '2000-01-01', user_id: person.id, role: 'admin'})}
const here = '?created_at=gt.2000-01-01'

/** Arguments with which a function would do the most; the others have none. */
const argumentsOf: Record<string, object> = {
  add_note: {entry: hidden.id, note: 'x'},
  claim_delivery: {receiver: 'a', receivers: ['a']},
  download_entry: {entry: hidden.id},
  erase_entries: {entries: [hidden.id]},
  grant_admin: {address: person.email},
  list_waitlist: {filter: {search: 'undisclosed'}, page_size: 1000},
  note_export: {seconds: 0},
  read_entry: {entry: hidden.id},
  record_delivery: {delivery: 1, answer: 200},
  remove_factors: {address: careful.email},
  set_status: {entries: [hidden.id], new_status: 'spam'},
}

/** Every way to rows, and every function. */
const requests: [string, string, Sent][] = [
  ...servedTables.flatMap((table): [string, string, Sent][] => {
    const path = `/rest/v1/${table}`
    return [
      [`rows of ${table}`, path, {headers: {prefer: 'count=exact'}}],
      [`the number of ${table}`, path, {method: 'HEAD', headers: {prefer: 'count=estimated'}}],
      [`${table} as CSV`, path, {headers: {accept: 'text/csv'}}],
      [`the plan of ${table}`, path, {headers: {accept: 'application/vnd.pgrst.plan+json'}}],
      [`${table} in private`, path, {headers: {'accept-profile': 'private'}}],
      [`an insert into ${table}`, path, {method: 'POST', headers: json, ...change}],
      [`an update of ${table}`, path + here, {method: 'PATCH', headers: json, ...change}],
      [`a deletion from ${table}`, path + here, {method: 'DELETE'}],
    ]
  }),
  ...servedFunctions
    .filter((name) => !['add_entry', 'allow_sign_in'].includes(name))
    .map((name): [string, string, Sent] => [
      `the function ${name}`,
      `/rest/v1/rpc/${name}`,
      call(argumentsOf[name] ?? {}),
    ]),
]

const secrets = [...Object.values(hidden), 'undisclosed', admin.email, careful.email, '$2b$']

const secretsIn = (text: string) =>
  secrets.filter((secret) => text.toLowerCase().includes(secret.toLowerCase()))

const empty = new Set(['', '[]', '0', 'false', 'null'])

/** What an answer tells: secrets, or rows and their number, or that the server failed. */
function leaksIn({status, range, body}: Awaited<ReturnType<typeof send>>): string[] {
  const leaks = secretsIn(body)
  if (status >= 500) leaks.push(`status ${status}`)
  if (status < 300 && !empty.has(body.trim())) leaks.push(body)
  if (status < 300 && !/^$|\/[*0]$/.test(range)) leaks.push(range)
  return leaks
}

const ofSelf = /^\/rest\/v1\/(?:profiles|user_roles|rpc\/has_recent_sign_in)$/

const guests: [string, () => Record<string, string>][] = [
  ['a visitor with the publishable key', () => ({})],
  ['a person without a role', () => ({authorization: `Bearer ${target.tokens.person}`})],
  [
    'a person who names themselves admin in the token’s metadata',
    () => ({authorization: `Bearer ${forgeToken({user_metadata: {role: 'admin'}})}`}),
  ],
  [
    'an admin who has left out the second factor',
    () => ({authorization: `Bearer ${target.tokens.careful}`}),
  ],
]

describe.each(guests)('%s', (_, authorization) => {
  test.each(requests)('gets nothing from %s', async (_name, path, {headers, ...sent}) => {
    const all = {apikey: publishableKey, ...authorization(), ...headers}
    const answer = await send(path, {...sent, headers: all})
    expect(ofSelf.test(path) ? secretsIn(answer.body) : leaksIn(answer)).toEqual([])
  })
})

const tamper = (token: string, claims: object) => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const read = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  return [
    header,
    Buffer.from(JSON.stringify({...read, ...claims})).toString('base64url'),
    signature,
  ].join('.')
}

test.each<[string, () => Record<string, string>]>([
  ['no key', () => ({})],
  ['a key of their own', () => ({apikey: 'sb_publishable_of_their_own'})],
  ['the key as a token only', () => ({authorization: `Bearer ${publishableKey}`})],
  ...(
    [
      ['an expired token', () => forgeToken({sub: admin.id, exp: 1_700_000_000})],
      ['a token signed with another key', () => forgeToken({sub: admin.id}, {secret: 'x'})],
      ['a token signed with the public key', () => forgeToken({}, {secret: publishableKey})],
      ['an unsigned token', () => forgeToken({role: 'service_role'}, {algorithm: 'none'})],
      ['a token without its signature', () => forgeToken({sub: admin.id}).replace(/[^.]+$/, '')],
      ['a token of another algorithm', () => forgeToken({sub: admin.id}, {algorithm: 'RS256'})],
      ['a token made an admin’s', () => tamper(target.tokens.person, {sub: admin.id})],
      ['a token made service_role’s', () => tamper(target.tokens.person, {role: 'service_role'})],
      ['a token made one of two factors', () => tamper(target.tokens.careful, {aal: 'aal2'})],
    ] as [string, () => string][]
  ).map(([name, token]): [string, () => Record<string, string>] => [
    name,
    () => ({apikey: publishableKey, authorization: `Bearer ${token()}`}),
  ]),
])('%s opens nothing', async (_, headers) => {
  for (const [, path, sent] of requests) {
    const answer = await send(path, {...sent, headers: {...sent.headers, ...headers()}})
    expect([401, 404, 406]).toContain(answer.status)
  }
})

test.each([
  ['PUT', 'user', {app_metadata: {role: 'admin'}, role: 'service_role'}],
  ['POST', 'admin/users', {email: 'newcomer@site.example', email_confirm: true}],
  ['PUT', `admin/users/${person.id}`, {role: 'service_role'}],
  ['POST', 'token?grant_type=id_token', {provider: 'google', id_token: 'x'}],
  ['POST', 'token?grant_type=password', {email: {email: admin.email}, password: {$ne: ''}}],
  ['POST', 'token?grant_type=password', {email: "' or 1=1 --", password: "' or 1=1 --"}],
])('nobody gets an account by %s %s', async (method, path, values) => {
  const headers = {...json, apikey: publishableKey}
  const answer = await send(`/auth/v1/${path}`, {method, headers, body: JSON.stringify(values)})
  expect([400, 401, 403, 404]).toContain(answer.status)
  expect(answer.body).not.toContain('access_token')
})

const query = {type: 'query', schema: 'auth', from: 'users', select: ['encrypted_password']}
const aggregate = "(select set_config('role', 'postgres', true)) || max"

/** Texts that a query builder may take for something else than a text. */
const payloads = [
  "'; drop table public.waitlist; --",
  "') or 1=1 --",
  '"; delete from public.waitlist; --',
  "x' union select encrypted_password from auth.users --",
  "x'||pg_sleep(9)||'",
  '(select encrypted_password from auth.users limit 1)',
  '\\',
  '\u0000',
  '__proto__',
  'constructor',
  JSON.stringify(query),
  JSON.stringify({...query, select: [{x: {column: 'email', aggregate}}]}),
]

const places: Record<string, (payload: string) => [string, Sent?]> = {
  'a filter’s value': (text) => [`waitlist?name=eq.${text}`],
  'a filter’s column': (text) => [`waitlist?${text}=eq.x`],
  'an operator': (text) => [`waitlist?name=${text}.x`],
  'a list': (text) => [`waitlist?name=in.(${text})`],
  'a logical tree': (text) => [`waitlist?or=(name.eq.${text},id.is.null)`],
  'a selected column': (text) => [`waitlist?select=${text}`],
  'an embedded table': (text) => [`waitlist?select=*,${text}(*)`],
  'an order': (text) => [`waitlist?order=${text}`],
  'a limit': (text) => [`waitlist?limit=${text}`],
  'a filter of a function': (text) => [`rpc/allow_sign_in?allow_sign_in=eq.${text}`, call({})],
  'a key of the body': (text) => ['waitlist', call({[decodeURIComponent(text)]: 'x'})],
  'a function’s name': (text) => [`rpc/${text}`, call({})],
  'an argument': (text) => ['rpc/count_waitlist', call({[decodeURIComponent(text)]: {x: 1}})],
  'the search': (text) => [
    'rpc/list_waitlist',
    call({filter: {search: `${decodeURIComponent(text)} zzz`}}),
  ],
  'the sort': (text) => ['rpc/list_waitlist', call({sort: decodeURIComponent(text)})],
}

test.each(Object.entries(places))('SQL in %s stays a text, for an admin, too', async (_, make) => {
  for (const payload of payloads) {
    const [path, sent = {}] = make(encodeURIComponent(payload))
    const authorization = `Bearer ${target.tokens.admin}`
    const start = performance.now()
    const headers = {apikey: publishableKey, authorization, ...sent.headers}
    const answer = await send(`/rest/v1/${path}`, {...sent, headers})
    expect(performance.now() - start).toBeLessThan(5000)
    expect(answer.status).toBeLessThan(500)
    expect(answer.body).not.toMatch(/\$2b\$|window_seconds/)
  }
  expect([Object.keys(Object.prototype), Object.keys(Object)]).toEqual([[], []])
})

test('nothing of all this has changed data or was logged with it', async () => {
  expect(await target.rows()).toEqual(rows)
  expect(logged.join('\n')).not.toMatch(/undisclosed|@|encrypted|\$2b\$/i)
  expect(await target.stop()).toEqual(target.before)
})
