import {request} from 'node:http'
import {text} from 'node:stream/consumers'
import {format} from 'node:util'

import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'

import {rounds} from '../../nightly.ts'
import {credentials} from '../supabase/service.ts'
import {leaksIn, nameOf, secretsIn, sendAs, type Answer} from './answers.ts'
import {forgers, guests, nobodies, visitor, type Attacker} from './attackers.ts'
import {
  accountEndpoints,
  closedEndpoints,
  functionEndpoints,
  ownEndpoints,
  tableEndpoints,
  type Endpoint,
} from './endpoints.ts'
import {knownEntry, refusedEntries, takenEntries} from './entries.ts'
import {asOwner, inheritedNames, payloads, places, treesAsValues} from './injections.ts'
import {questions} from './oracles.ts'
import {admin, person, startTarget, type Target} from './target.ts'

type Rows = Awaited<ReturnType<Target['rows']>>

let target: Target
let rows: Rows
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

function named(endpoints: Endpoint[]): [string, Endpoint][] {
  return endpoints.map((endpoint) => [nameOf(endpoint), endpoint])
}

function every<T>(nth: number, list: T[]): T[] {
  return list.filter((_, index) => index % nth === 0)
}

function andChangesNothing(): void {
  test('no request has changed data', async () => {
    expect(await target.rows()).toEqual(rows)
  })
}

describe.each<Attacker>([...nobodies, ...forgers])('%s', (attacker) => {
  const endpoints = every(rounds(31, 3), [...tableEndpoints, ...ownEndpoints, ...functionEndpoints])
  test.each(named(endpoints))('is rejected at %s', async (_, endpoint) => {
    const answer = await sendAs(target, attacker, endpoint)
    // Functions and schemas that are not exposed are closed to everybody; preflight requests always succeed.
    const expected = endpoint.method === 'OPTIONS' ? [204] : [401, 404, 406]
    expect(expected).toContain(answer.status)
    expect(leaksIn(answer, endpoint)).toEqual([])
  })
  test('cannot add an entry', async () => {
    const endpoint = takenEntries['a wish to count']?.endpoint ?? {path: ''}
    expect((await sendAs(target, attacker, endpoint)).status).toBe(401)
  })
  andChangesNothing()
})

describe.each<Attacker>([visitor, ...guests])('%s', (attacker) => {
  // Every endpoint is tested with the first two attackers, and with a rotating selection of the others.
  const some = <T>(list: T[]): T[] =>
    every(guests.indexOf(attacker as never) > 0 ? rounds(11, 1) : 1, list)

  test.each(named(some([...tableEndpoints, ...functionEndpoints])))(
    'gets nothing at %s',
    async (_, endpoint) => {
      const answer = await sendAs(target, attacker, endpoint)
      expect(leaksIn(answer, endpoint)).toEqual([])
    },
  )
  test.each(named(some(ownEndpoints)))('reads nothing of others at %s', async (_, endpoint) => {
    const answer = await sendAs(target, attacker, endpoint)
    expect(secretsIn(answer, endpoint)).toEqual([])
  })
  test.each(named(some(closedEndpoints)))('finds no rows at %s', async (_, endpoint) => {
    const answer = await sendAs(target, attacker, endpoint)
    expect(answer.status).toBe(404)
    expect(secretsIn(answer, endpoint)).toEqual([])
  })
  test.each(named(some(accountEndpoints)))(
    'cannot impersonate another user at %s',
    async (_, endpoint) => {
      const answer = await sendAs(target, attacker, endpoint)
      expect([400, 401, 403, 404]).toContain(answer.status)
      expect(secretsIn(answer, endpoint)).toEqual([])
    },
  )
  test.each(
    some(questions).map((question) => [nameOf(question.ask(question.right)), question] as const),
  )('cannot tell from %s whether it is there', async (_, {ask, right, wrong}) => {
    const plain = async (guess: string): Promise<unknown> => {
      const {status, body, range} = await sendAs(target, attacker, ask(guess))
      return {status, range, body: body.replaceAll(guess, '…')}
    }
    expect(await plain(right)).toEqual(await plain(wrong))
  })
  andChangesNothing()
})

function asAdmin(endpoint: Endpoint): Endpoint {
  const authorization = `Bearer ${target.tokens.admin}`
  return {...endpoint, headers: {...endpoint.headers, authorization}}
}

/** Returns the secrets in a response to an admin that come from tables closed to admins. */
function ofOtherTables({status, all}: Answer): string[] {
  const found = ['$2b$', 'window_seconds', admin.email].filter((other) => all.includes(other))
  return status < 500 ? found : [...found, `status ${status}`]
}

describe('SQL', () => {
  const values = new Set(['a filter’s value', 'a list of values', 'the search of the dashboard'])
  const answers = ['[]', '0', 'true', 'false']

  // Each place gets a share of the payloads, so that every payload is used somewhere.
  const rotated = Object.entries(places).map(([place, make], index) => {
    return [place, make, every(rounds(4, 1), payloads.slice(index % rounds(4, 1)))] as const
  })

  test.each(rotated)('SQL in %s stays a value, for an admin, too', async (place, make, some) => {
    for (const payload of some) {
      const start = performance.now()
      const answer = await sendAs(target, visitor, asAdmin(make(payload)))
      expect(ofOtherTables(answer)).toEqual([])
      // No payload made the database sleep.
      expect(performance.now() - start).toBeLessThan(5000)
      expect(values.has(place) && answer.status === 200 ? answer.body : '[]').toBe('[]')
    }
  })

  test.each(named(treesAsValues))('SQL in JSON stays a value at %s', async (_, endpoint) => {
    for (const one of [endpoint, asAdmin(endpoint)]) {
      const answer = await sendAs(target, visitor, one)
      expect(ofOtherTables(answer)).toEqual([])
      expect([400, 401, 403, 404, ...answers]).toContain(
        answer.status === 200 ? answer.body : answer.status,
      )
    }
  })

  test("SQL in an aggregate's name is not executed", async () => {
    const [there, missing] = await Promise.all(
      ['admin%', 'nobody%'].map((pattern) => sendAs(target, visitor, asOwner(pattern))),
    )
    expect(there).toEqual(missing)
    expect(there?.status).toBe(400)
  })

  test.each(named(inheritedNames))(
    'aside, names of every object do no harm at %s',
    async (_, endpoint) => {
      expect(ofOtherTables(await sendAs(target, visitor, asAdmin(endpoint)))).toEqual([])
      expect([Object.keys(Object.prototype), Object.keys(Object)]).toEqual([[], []])
    },
  )

  andChangesNothing()
})

/** An entry without its further requests, which are also searched. */
const asBefore = (entry: unknown) => ({
  ...(entry as object),
  further_requests: [],
  search: '',
})

describe('an entry with the publishable key', () => {
  test.each(Object.entries(refusedEntries))('an entry is rejected with %s', async (_, endpoint) => {
    const answer = await sendAs(target, visitor, endpoint)
    const refused = answer.status === 200 && answer.body.includes('"refused"')
    expect([400, 401, 404, 405, 406, 413, 415, 'refused']).toContain(
      refused ? 'refused' : answer.status,
    )
    expect(secretsIn(answer, endpoint)).toEqual([])
  })

  andChangesNothing()

  test.each(Object.entries(takenEntries))(
    'is taken as it is with %s',
    async (_, {endpoint, stored}) => {
      const answer = await sendAs(target, visitor, endpoint)
      expect([answer.status, answer.body]).toEqual([200, '"received"'])
      const {waitlist = []} = await target.rows()
      expect(waitlist).toContainEqual(expect.objectContaining(stored))
      rows = {...rows, waitlist}
    },
  )

  test('an entry with a known email address gets the usual response and only adds to the entry', async () => {
    const answer = await sendAs(target, visitor, knownEntry)
    expect([answer.status, answer.body]).toEqual([200, '"received"'])
    const {waitlist = []} = await target.rows()
    expect(waitlist.map(asBefore)).toEqual(rows['waitlist']?.map(asBefore))
    rows = {...rows, waitlist}
  })

  andChangesNothing()
})

/** Sends a raw request, for paths and headers that `fetch` would reject. */
function send(path: string, headers: string[]): Promise<{status: number; body: string}> {
  const {hostname, port} = new URL(target.url)
  return new Promise((resolve, reject) => {
    const asking = request(
      {hostname, port, path, headers: ['host', `127.0.0.1:${port}`, ...headers]},
      (response) => {
        void text(response).then(
          (body) => resolve({status: response.statusCode ?? 0, body}),
          reject,
        )
      },
    )
    asking.on('error', reject)
    asking.end()
  })
}

describe('headers and addresses', () => {
  const {publishableKey, secretKey} = credentials.supabase
  const path = '/rest/v1/waitlist'

  test.each(
    Object.entries({
      'x-forwarded-for': '127.0.0.1',
      'x-real-ip': '127.0.0.1',
      forwarded: 'for=127.0.0.1;host=localhost',
      'x-forwarded-host': 'localhost',
      'x-original-url': '/rest/v1/rpc/is_admin',
      'x-http-method-override': 'DELETE',
      'cf-connecting-ip': '127.0.0.1',
      'x-visitor-address': '127.0.0.1',
      'x-forwarder-token': 'guess',
      'x-supabase-role': 'service_role',
      role: 'service_role',
      'request.jwt.claims': '{"role":"service_role"}',
      'x-jwt-claims': '{"role":"service_role"}',
      cookie: 'sb-access-token=x; role=service_role',
      origin: 'http://localhost:3000',
      prefer: 'role=service_role, params=single-object',
      'proxy-authorization': `Bearer ${'x'.repeat(40)}`,
      'x-api-key': 'guess',
      connection: 'keep-alive',
    }),
  )('%s: %s opens nothing', async (name, value) => {
    const {status, body} = await send(path, ['apikey', publishableKey, name, value])
    expect([status, JSON.parse(body)]).toEqual([401, expect.objectContaining({code: '42501'})])
  })

  test.each([
    ['a person’s token before an admin’s', () => [target.tokens.person, target.tokens.admin]],
    ['an expired token before an admin’s', () => ['a.b.c', target.tokens.admin]],
  ])('only the first of two tokens counts: %s', async (_, tokens) => {
    const sent = tokens().flatMap((token) => ['authorization', `Bearer ${token}`])
    const {status, body} = await send(path, ['apikey', publishableKey, ...sent])
    expect([`200 []`, '401']).toContain(status === 200 ? `200 ${body}` : String(status))
  })

  test.each([
    ['the publishable key', () => `?apikey=${publishableKey}`, []],
    ['a wrong key', () => '?apikey=guess', []],
    [
      'the secret key, beside the publishable one as a header',
      () => `?apikey=${secretKey}`,
      ['apikey', publishableKey],
    ],
    [
      'the secret key, beside an empty one as a header',
      () => `?apikey=${secretKey}`,
      ['apikey', ''],
    ],
    ['an admin’s token', () => `?access_token=${target.tokens.admin}`, ['apikey', publishableKey]],
    ['an admin’s token as a key', () => `?apikey=${target.tokens.admin}`, []],
  ])('%s in the URL gives no access', async (_, query, headers) => {
    const {status, body} = await send(path + query(), headers)
    expect([400, 401]).toContain(status)
    expect(body.toLowerCase()).not.toContain('undisclosed')
  })

  test.each([
    [
      'an address of 20 kB',
      () => send(`${path}?name=eq.${'x'.repeat(20_000)}`, ['apikey', publishableKey]),
    ],
    [
      'a header of 20 kB',
      () => send(path, ['apikey', publishableKey, 'x-long', 'x'.repeat(20_000)]),
    ],
    [
      'a filter of 2000 parts',
      () =>
        send(`${path}?or=(${'id.is.null,'.repeat(1000)}id.is.null)`, ['apikey', publishableKey]),
    ],
  ])('%s is rejected', async (_, ask) => {
    expect([400, 401, 431]).toContain((await ask()).status)
  })

  test.each([
    'site.example',
    'localhost.site.example',
    '127.0.0.1.site.example',
    'user@site.example',
    '169.254.169.254',
  ])('the host name %s is rejected', async (host) => {
    const {hostname, port} = new URL(target.url)
    const status = await new Promise((resolve, reject) => {
      request({hostname, port, path, headers: {host, apikey: secretKey}}, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
        .on('error', reject)
        .end()
    })
    expect([400, 403]).toContain(status)
  })

  andChangesNothing()
})

describe('signing in', () => {
  const json = {'content-type': 'application/json'}

  function allow(email: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const body = JSON.stringify({email})
    return sendAs(target, visitor, {
      method: 'POST',
      path: '/rest/v1/rpc/allow_sign_in',
      headers: {...json, ...headers},
      body,
    })
  }

  test.each(['%s', admin.email, person.email, "' or 1=1 --", '', null])(
    'is allowed at first as %j, whether or not there is such a person',
    async (email) => {
      const answer = await allow(email)
      expect([answer.status, answer.body]).toEqual([200, 'true'])
    },
  )

  test('signing in is limited per account and IP address, whatever the headers', async () => {
    const answers: string[] = []
    for (let index = 0; index < 40; index += 1) {
      const address = `203.0.113.${index}`
      const spoofed = {
        'x-forwarded-for': address,
        'cf-connecting-ip': address,
        'x-visitor-address': address,
        'x-forwarder-token': 'guess',
        prefer: 'tx=rollback',
      }
      const email =
        index < 12 ? ` GUESS@site.example${' '.repeat(index % 2)}` : `guess-${index}@site.example`
      answers.push((await allow(email, spoofed)).body)
    }
    expect(answers.slice(0, 12)).toEqual([
      ...Array.from({length: 10}, () => 'true'),
      'false',
      'false',
    ])
    expect(answers.slice(-8)).toEqual(Array.from({length: 8}, () => 'false'))
  })

  test.each([
    {email: admin.email},
    {email: admin.email, password: ''},
    {email: admin.email, password: null},
    {email: admin.email, password: {$ne: ''}},
    {email: admin.email, password: ['correct horse battery']},
    {email: [admin.email], password: 'correct horse battery'},
    {email: {email: admin.email}, password: 'correct horse battery'},
    {email: "' or 1=1 --", password: "' or 1=1 --"},
    {email: `${admin.email}' --`, password: 'x'},
    {email: `${admin.email}\u0000`, password: 'correct horse battery'},
    {phone: admin.email, password: 'correct horse battery'},
    {refresh_token: "' or 1=1 --"},
    null,
    [],
    'x',
  ])('signing in is rejected with %j', async (values) => {
    const body = JSON.stringify(values)
    const answers = ['password', 'refresh_token'].map((type) =>
      sendAs(target, visitor, {
        method: 'POST',
        path: `/auth/v1/token?grant_type=${type}`,
        headers: json,
        body,
      }),
    )
    for (const {status, all} of await Promise.all(answers)) {
      expect(status).toBe(400)
      expect(all).not.toContain('access_token')
    }
  })

  andChangesNothing()
})

test('no personal data is logged', () => {
  expect(logged.join('\n')).not.toMatch(/undisclosed|@|encrypted|\$2b\$/i)
})

test('data that no API exposes is unchanged', async () => {
  expect(await target.stop()).toEqual(target.before)
})
