import {readFile} from 'node:fs/promises'
import {request} from 'node:http'

import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'

import {refusedSignInMilliseconds} from '../../../local/supabase/gateway.ts'
import {forwarderToken} from '../../../local/supabase/keys.ts'
import type {RunningSupabase} from '../../../local/supabase/start.ts'
import {client, clientOf, credentials, entry, startService} from './service.ts'

let service: RunningSupabase
const {publishableKey, secretKey} = credentials.supabase

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  service = await startService()
})

afterAll(async () => {
  await service.close()
  vi.restoreAllMocks()
})

type Call = {method?: string; body?: string; headers?: Record<string, string>}

function call(path: string, options: Call = {}): Promise<Response> {
  const headers = {apikey: publishableKey, ...options.headers}
  return fetch(service.url + path, {...options, headers})
}

describe('paths', () => {
  test.each([
    'POST /auth/v1/signup',
    'POST /auth/v1/otp',
    'POST /auth/v1/magiclink',
    'POST /auth/v1/recover',
    'POST /auth/v1/verify',
    'GET /auth/v1/verify',
    'POST /auth/v1/resend',
    'GET /auth/v1/authorize',
    'GET /auth/v1/callback',
    'GET /auth/v1/reauthenticate',
    'GET /auth/v1/admin/users',
    'POST /auth/v1/token?grant_type=pkce',
    'POST /auth/v1/token',
    'GET /_system/config',
    'GET /_system/introspect',
    'GET /storage/v1/bucket',
    'GET /rest/v1/',
    'GET /rest/v1/users',
    'GET /rest/v1/waitlist/',
    'GET /rest/v1//waitlist',
    'GET /rest/v1/schema_migrations',
    'POST /rest/v1/rpc/set_config',
    'POST /rest/v1/rpc/waitlist',
    'PUT /rest/v1/waitlist',
    'GET /',
  ])('the path %s is not served, even with the secret key', async (line) => {
    const [method = '', path = ''] = line.split(' ')
    const response = await call(path, {
      method,
      headers: {apikey: secretKey},
      ...(method === 'GET' ? {} : {body: '{}'}),
    })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({code: 'not_served'})
  })

  test('health, settings and keys are served', async () => {
    for (const path of ['health', 'settings', '.well-known/jwks.json']) {
      expect((await call(`/auth/v1/${path}`)).status).toBe(200)
    }
  })

  test.each(['auth', 'private', 'supabase_migrations', 'pg_catalog'])(
    'the schema %s is out of reach',
    async (schema) => {
      const response = await call('/rest/v1/waitlist', {
        headers: {apikey: secretKey, 'accept-profile': schema},
      })
      expect(response.status).toBe(406)
    },
  )
})

describe('keys', () => {
  test('the secret key is refused from a browser', async () => {
    const response = await call('/rest/v1/waitlist', {
      headers: {apikey: secretKey, 'user-agent': 'Mozilla/5.0'},
    })
    expect(response.status).toBe(401)
  })
})

async function attempt(email: string): Promise<{time: number; answer: unknown}> {
  const start = performance.now()
  const {error} = await client(service.url).auth.signInWithPassword({email, password: 'wrong'})
  return {time: performance.now() - start, answer: {code: error?.code, message: error?.message}}
}

describe('sign-in', () => {
  test('a session is refreshed once, and ends with sign-out', async () => {
    const person = client(service.url)
    const {data} = await person.auth.signInWithPassword(credentials.admin)
    const refreshed = await person.auth.refreshSession({
      refresh_token: data.session?.refresh_token ?? '',
    })
    expect(refreshed.error).toBeNull()
    const token = refreshed.data.session?.refresh_token ?? ''
    const copied = clientOf(service.url, refreshed.data.session?.access_token ?? '')
    expect((await copied.rpc('is_admin')).data).toBe(true)
    expect((await person.auth.signOut()).error).toBeNull()
    expect((await copied.rpc('is_admin')).data).toBe(false)
    const after = await client(service.url).auth.refreshSession({refresh_token: token})
    expect(after.error?.code).toBe('refresh_token_not_found')
  })

  test('requests that refresh one session at once all stay signed in, also later', async () => {
    const {data} = await client(service.url).auth.signInWithPassword(credentials.admin)
    const first = data.session?.refresh_token ?? ''
    const refresh = async (token: string): Promise<string | undefined> => {
      const answer = await client(service.url).auth.refreshSession({refresh_token: token})
      return answer.data.session?.refresh_token
    }
    const tokens = await Promise.all(Array.from({length: 5}, () => refresh(first)))
    expect(new Set(tokens).size).toBe(1)
    const second = await refresh(tokens[0] ?? '')
    expect(second).toEqual(expect.any(String))
    // The first token is older than the one before the newest, but was used within ten seconds.
    expect(await refresh(first)).toBe(second)
    expect(await refresh(second ?? '')).toEqual(expect.any(String))
  })

  test('a wrong password and an unknown address get the same answer, neither one sooner', async () => {
    const known = await attempt(credentials.admin.email)
    const unknown = await attempt('nobody@site.example')
    expect(known.answer).toEqual(unknown.answer)
    // Both wait for the same timer, which is longer than the hash comparison that only the known address needs.
    for (const {time} of [known, unknown])
      expect(time).toBeGreaterThan(refusedSignInMilliseconds - 10)
  })

  test('sign-ins are limited per account, concurrent attempts included', async () => {
    const written = ['guess@site.example', 'Guess@Site.example', ' guess@site.example']
    const attempts = await Promise.all(
      Array.from({length: 204}, (_, index) =>
        client(service.url).auth.signInWithPassword({email: written[index % 3]!, password: 'x'}),
      ),
    )
    const statuses = attempts.map(({error}) => error?.status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(200)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    const {error} = await client(service.url).auth.signInWithPassword(credentials.admin)
    expect(error).toBeNull()
    // The site's server has counted the attempts of its visitors already.
    for (const [token, status] of [
      [forwarderToken(secretKey), 400],
      [forwarderToken('another'), 429],
    ] as const) {
      const site = client(service.url, publishableKey, {'x-forwarder-token': token})
      const more = await site.auth.signInWithPassword({email: 'guess@site.example', password: 'x'})
      expect(more.error?.status).toBe(status)
    }
  })

  test('users are added only with the secret key', async () => {
    const person = {email: `New.${Date.now()}@site.example`, password: 'long enough'}
    for (const key of [credentials.supabase.publishableKey, 'guess']) {
      const {error} = await client(service.url, key).auth.admin.createUser(person)
      expect([401, 404]).toContain(error?.status)
    }
    const server = client(service.url, credentials.supabase.secretKey)
    expect((await server.auth.admin.createUser(person)).error).toBeNull()
    expect((await server.auth.admin.createUser(person)).error?.status).toBe(422)
    const signedIn = client(service.url)
    expect((await signedIn.auth.signInWithPassword(person)).error).toBeNull()
    expect((await signedIn.rpc('is_admin')).data).toBe(false)
  })
})

describe('requests', () => {
  test.each([
    ['publishable', publishableKey, 65_536, false],
    ['publishable', publishableKey, 65_537, true],
    ['secret', secretKey, 65_537, false],
    ['secret', secretKey, 8_388_609, true],
  ])('with the %s key, a body of %i bytes is too large: %s', async (_, apikey, bytes, refused) => {
    const body = '{}'.padEnd(bytes)
    const path = '/rest/v1/rpc/is_admin'
    const {status} = await call(path, {method: 'POST', headers: {apikey}, body})
    expect(status === 413).toBe(refused)
  })

  test('no cache keeps an answer', async () => {
    const response = await call('/rest/v1/waitlist', {headers: {apikey: secretKey}})
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['http://localhost:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://other.example', null],
    ['http://localhost.other.example', null],
    ['null', null],
  ])('a page on %s is allowed %s', async (origin, allowed) => {
    const preflight = await call('/rest/v1/waitlist', {
      method: 'OPTIONS',
      headers: {origin, 'access-control-request-method': 'POST'},
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed)
    const answer = await call('/rest/v1/audit_log', {headers: {origin, apikey: secretKey}})
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(answer.status).toBe(allowed === null ? 403 : 200)
  })

  const foreign: Record<string, string>[] = [
    {origin: 'https://other.example'},
    {origin: 'null'},
    {'sec-fetch-site': 'cross-site'},
  ]
  const simple = ['text/plain', 'application/x-www-form-urlencoded', 'application/json']

  test.each(foreign)('a page of another site is refused everything: %o', async (headers) => {
    const paths = [
      '/auth/v1/token?grant_type=password',
      '/rest/v1/rpc/add_entry',
      '/auth/v1/health',
    ]
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
    const statuses = paths.flatMap((path) =>
      methods.flatMap((method) =>
        simple.map(async (type) => {
          const body = ['GET', 'HEAD'].includes(method) ? {} : {body: '{}'}
          const answer = await call(path, {
            method,
            ...body,
            headers: {...headers, 'content-type': type},
          })
          return answer.status
        }),
      ),
    )
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([403]))
  })

  test('neither pages of other sites nor requests without a key use up attempts', async () => {
    const {email, password} = credentials.admin
    const body = JSON.stringify({email, password: 'wrong'})
    const path = '/auth/v1/token?grant_type=password'
    const cases = [...foreign, {apikey: ''}, {apikey: 'guess'}]
    const statuses = Array.from({length: 205}, async (_, index) => {
      const headers = {'content-type': 'text/plain', ...cases[index % cases.length]}
      return (await call(path, {method: 'POST', body, headers})).status
    })
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([401, 403]))
    const {error} = await client(service.url).auth.signInWithPassword({email, password})
    expect(error).toBeNull()
  })

  test('another host name is refused', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request(`${service.url}/auth/v1/health`, {headers: {host: 'other.example'}}, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect(status).toBe(403)
  })
})

test('the imported parts of lite contain no telemetry; only its command line does', async () => {
  for (const name of ['@supabase/lite', '@supabase/lite/postgres']) {
    const code = await readFile(new URL(import.meta.resolve(name)), 'utf8')
    expect(code).not.toMatch(/@sentry|posthog|telemetry/i)
  }
})

describe('the rate limit', () => {
  test('the rate limit applies to the visitor named by the site and ignores other headers', async () => {
    const answers: string[] = []
    for (let index = 0; index < 130; index += 1) {
      const address = `203.0.113.${index}`
      const visitor = client(service.url, publishableKey, {
        'x-forwarded-for': address,
        'cf-connecting-ip': address,
        'x-visitor-address': address,
      })
      answers.push(String((await visitor.rpc('add_entry', {entry: entry()})).data))
    }
    const accepted = Array.from({length: 120}, () => 'received')
    expect(answers).toEqual([...accepted, ...Array.from({length: 10}, () => 'too_many')])

    const site = client(service.url, publishableKey, {
      'x-forwarder-token': forwarderToken(secretKey),
      'x-visitor-address': '203.0.113.1',
    })
    expect((await site.rpc('add_entry', {entry: entry()})).data).toBe('received')
  })
})
