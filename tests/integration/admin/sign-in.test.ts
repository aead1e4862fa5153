import {randomUUID} from 'node:crypto'

import {cookies, headers} from 'next/headers'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest'

import {scriptedField} from '../../../lib/admin/login-state.ts'
import {forwarderToken} from '../../../local/supabase/keys.ts'
import type {RunningSupabase} from '../../../local/supabase/start.ts'
import {codeOf} from '../../fixtures/authenticator.ts'
import {client, credentials, startService} from '../supabase/service.ts'
import {forgeToken} from '../supabase/tokens.ts'

// There is no request outside Next.js.
vi.mock(import('next/headers'))

const errors = vi.spyOn(process.stderr, 'write')

let service: RunningSupabase
let actions: typeof import('../../../lib/admin/actions.ts')
let viewers: typeof import('../../../lib/admin/viewer.ts')

/** Every request to the service, as method and path. */
const calls: string[] = []

/** Answers in place of the service's, by the path they begin with. */
const instead = new Map<string, () => Response>()

const network = globalThis.fetch

const recorded: typeof fetch = (input, init) => {
  const {pathname} = new URL(input as string | URL)
  calls.push(`${init?.method ?? 'GET'} ${pathname}`)
  const answer = [...instead].find(([start]) => pathname.startsWith(start))?.[1]
  return answer ? Promise.resolve(answer()) : network(input, init)
}

/** A browser's cookies. */
type Jar = Map<string, string>

let jar: Jar = new Map()
let visitors = 0

/** The store that Next.js gives to a request with these cookies. */
const storeOf = (own: Jar) => ({
  get: (name: string) => (own.has(name) ? {name, value: own.get(name)} : undefined),
  getAll: () => [...own].map(([name, value]) => ({name, value})),
  set: (name: string, value: string, {maxAge}: {maxAge?: number}) =>
    maxAge === 0 ? own.delete(name) : own.set(name, value),
})

/** Lets the following requests come from a browser with these cookies, by default of a new visitor. */
function become(own: Jar = new Map(), address = `192.0.2.${(visitors += 1)}`): void {
  jar = own
  const sent = new Headers({'x-forwarded-for': address})
  vi.mocked(cookies).mockImplementation(() => Promise.resolve(storeOf(own) as never))
  vi.mocked(headers).mockImplementation(() => Promise.resolve(sent as never))
}

/** What a form sends with script. */
function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({[scriptedField]: 'yes', ...fields}))
    data.set(name, value)
  return data
}

/** Returns a redirect's target, or the result when there is no redirect. */
async function outcome<T>(result: Promise<T>): Promise<T | {redirect: string}> {
  return result.catch((error: unknown) => {
    const [kind, , path = ''] = String((error as {digest?: string}).digest).split(';')
    if (kind !== 'NEXT_REDIRECT') throw error
    return {redirect: path}
  })
}

type Person = {email: string; password: string}

const signIn = ({email, password}: Person) => outcome(actions.signIn({}, form({email, password})))

const changePassword = (current: string) =>
  outcome(actions.changePassword({}, form({current, chosen: 'x'.repeat(12)})))

const confirm = (factor: string = randomUUID()) =>
  outcome(actions.confirmSecondFactor({}, form({factor, code: '000000'})))

async function newAdmin(): Promise<Person> {
  const person = {email: `${randomUUID()}@site.example`, password: randomUUID()}
  const operator = client(service.url, credentials.supabase.secretKey)
  await operator.auth.admin.createUser(person)
  await operator.rpc('grant_admin', {address: person.email})
  return person
}

/** A new admin who has signed in. */
async function signedIn(): Promise<Person> {
  const person = await newAdmin()
  expect(await signIn(person)).toHaveProperty('redirect')
  return person
}

const tooMany = 'Too many attempts. Wait 10 minutes and try again.'
const unavailable = 'Sign-in is unavailable right now. Try again later.'

beforeAll(async () => {
  service = await startService()
  vi.stubGlobal('fetch', recorded)
  const {publishableKey, secretKey} = credentials.supabase
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', service.url)
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', publishableKey)
  vi.stubEnv('SUPABASE_FORWARDER_TOKEN', forwarderToken(secretKey))
  vi.stubEnv('TRUSTED_PROXY', '1')
  // The modules read the variables when they are loaded, and files of this suite share them.
  vi.resetModules()
  actions = await import('../../../lib/admin/actions.ts')
  viewers = await import('../../../lib/admin/viewer.ts')
})

afterAll(async () => {
  await service.close()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  errors.mockRestore()
})

beforeEach(() => {
  become()
  errors.mockReset().mockReturnValue(true)
})

afterEach(() => instead.clear())

async function timedGuess(email: string) {
  const start = performance.now()
  const result = await signIn({email, password: 'guess'})
  return {result, took: performance.now() - start}
}

describe('signing in', () => {
  it('an unknown email address gets the same response as a wrong password, neither one sooner', async () => {
    const {email} = await newAdmin()
    const unknown = await timedGuess('unknown@site.example')
    const wrong = await timedGuess(email)
    expect(unknown.result).toEqual({...wrong.result, email: 'unknown@site.example'})
    expect(wrong.result).toMatchObject({message: expect.stringMatching(/password/) as unknown})
    expect(Math.min(unknown.took, wrong.took)).toBeGreaterThanOrEqual(990)
  })

  it('is refused over the limit, with the time to try again', async () => {
    const {email, password} = await newAdmin()
    await Promise.all(Array.from({length: 10}, () => signIn({email, password: 'guess'})))
    calls.length = 0
    const locked = {email, message: tooMany}
    await expect(signIn({email, password})).resolves.toEqual(locked)
    expect(calls).toEqual(['POST /rest/v1/rpc/allow_sign_in'])
    expect(jar.size).toBe(0)
  })

  it('neither another account nor a forged cookie gets around the limit', async () => {
    await signedIn()
    const device = jar.get('signInDevice') ?? ''
    const person = await newAdmin()
    const guess = () => signIn({email: person.email, password: 'guess'})
    await Promise.all(Array.from({length: 10}, guess))
    await expect(signIn(person)).resolves.toMatchObject({message: tooMany})
    const [, signature] = device.split('.')
    const forged = Buffer.from(JSON.stringify({id: 'x', email: person.email})).toString('base64url')
    jar.set('signInDevice', `${forged}.${signature}`)
    await expect(signIn(person)).resolves.toMatchObject({message: tooMany})
  })

  it('forty wrong sign-ins from an address do not lock out a browser there that has signed in', async () => {
    const person = await signedIn()
    const known = jar
    const address = `192.0.2.${visitors}`
    become(new Map(), address)
    const guess = () => signIn({email: `${randomUUID()}@site.example`, password: 'wrong'})
    const answers = await Promise.all(Array.from({length: 40}, guess))
    expect(answers).toContainEqual(expect.objectContaining({message: tooMany}))
    expect(await signIn(person)).toMatchObject({message: tooMany})
    become(known, address)
    expect(await signIn(person)).toHaveProperty('redirect')
  })

  it('an incomplete sign-in does not count as an attempt', async () => {
    calls.length = 0
    for (const [email, password] of [
      [' ', 'guess'],
      ['ann@site.example', ''],
    ] as const)
      await expect(signIn({email, password})).resolves.toHaveProperty('message')
    expect(calls).toEqual([])
  })
})

/** Changes the session that the cookies hold. */
function changeSession(change: (session: Record<string, unknown>) => object): void {
  const name = [...jar.keys()].find((key) => key.startsWith('sb-')) ?? ''
  const stored = Buffer.from((jar.get(name) ?? '').replace('base64-', ''), 'base64url').toString()
  const changed = change(JSON.parse(stored) as Record<string, unknown>)
  jar.set(name, `base64-${Buffer.from(JSON.stringify(changed)).toString('base64url')}`)
}

describe('a session', () => {
  it('is described to the browser without its tokens', async () => {
    const {email} = await signedIn()
    const auth = await viewers.getAuth(await viewers.getViewer())
    expect(auth).toMatchObject({user: {email}, isAdmin: true})
    expect(Object.keys(auth.session ?? {})).toEqual(['userId', 'expiresAt'])
    expect(JSON.stringify(auth)).not.toContain('eyJ')
  })

  it('is refreshed shortly before it expires', async () => {
    await signedIn()
    const before = [...jar.values()]
    const soon = Math.floor(Date.now() / 1000) + 30
    changeSession((session) => ({...session, expires_at: soon}))
    expect(await viewers.getSession(new Headers())).toHaveProperty('userId')
    expect([...jar.values()]).not.toEqual(before)
    expect(calls).toContain('POST /auth/v1/token')
  })

  it('with a foreign signature is rejected', async () => {
    await signedIn()
    const {user} = await viewers.getAuth(await viewers.getViewer())
    changeSession((session) => ({
      ...session,
      access_token: forgeToken({sub: user?.id}, {secret: 'x'}),
    }))
    await expect(viewers.getViewer()).resolves.toBe('nobody')
  })

  it('gives no access while the database is down, and nothing personal is logged', async () => {
    const {email} = await signedIn()
    instead.set('/rest/v1/', () => Response.json({code: 'XX000', message: email}, {status: 500}))
    const auth = viewers.getAuth(await viewers.getViewer())
    await expect(auth).resolves.toMatchObject({isAdmin: false, profile: null})
    const logged = errors.mock.calls.map(([line]) => String(line)).join('')
    expect(logged).toContain('Error fetching user data')
    expect(logged).not.toContain(email)
  })

  it('ends with signing out in this browser only', async () => {
    const person = await signedIn()
    const other = jar
    become()
    await signIn(person)
    await outcome(actions.signOut())
    expect([...jar.keys()].filter((name) => name.startsWith('sb-'))).toEqual([])
    become(other)
    await expect(viewers.getViewer()).resolves.toBe('admin')
  })
})

describe.each([
  ['an error', () => Response.json({code: 'XX000'}, {status: 500})],
  ...[null, 'true', 1, {}, [true]].map((answer): [string, () => Response] => [
    JSON.stringify(answer),
    () => Response.json(answer),
  ]),
])('while the database counts attempts with %s', (_, answer) => {
  it('no password and no code is compared, right or wrong', async () => {
    const person = await signedIn()
    const session = jar
    instead.set('/rest/v1/rpc/allow_sign_in', answer)
    become()
    calls.length = 0
    await expect(signIn(person)).resolves.toMatchObject({message: unavailable})
    expect(calls).toEqual(['POST /rest/v1/rpc/allow_sign_in'])
    expect(jar.size).toBe(0)
    become(session)
    calls.length = 0
    await expect(changePassword(person.password)).resolves.toEqual({message: unavailable})
    await expect(confirm()).resolves.toMatchObject({message: unavailable})
    expect(calls.join('\n')).not.toMatch(/token|factors/)
  })
})

it.each([
  [429, tooMany],
  [500, unavailable],
])('a current password that the service refuses with %i is not called wrong', async (...given) => {
  const [status, message] = given
  const person = await signedIn()
  instead.set('/auth/v1/token', () => Response.json({}, {status}))
  await expect(changePassword(person.password)).resolves.toEqual({message})
})

describe.each([
  ['password', () => changePassword('guess')],
  ['code', () => confirm()],
])('guesses of the current %s', (_name, guess) => {
  it('are counted, and the eleventh is not compared', async () => {
    await signedIn()
    for (const answer of await Promise.all(Array.from({length: 10}, guess)))
      expect(answer).not.toMatchObject({message: tooMany})
    calls.length = 0
    await expect(guess()).resolves.toMatchObject({message: tooMany})
    expect(calls.join('\n')).not.toMatch(/token|factors/)
  })
})

async function addAndRemoveFactor(): Promise<void> {
  const added = await actions.enrollFactor({}, form({name: 'Phone'}))
  const {factorId = '', secret = ''} = added.enrollment ?? {}
  await outcome(actions.enrollFactor(added, form({code: codeOf(secret)})))
  const removed = await outcome(actions.removeFactor({}, form({factor: factorId})))
  expect(removed).toHaveProperty('redirect')
}

it.each([
  ['a first factor', () => Promise.resolve()],
  ['another after the only one was removed', addAndRemoveFactor],
])('%s is not added when the sign-in is not known to be recent', async (_, prepare) => {
  await signedIn()
  await prepare()
  instead.set('/rest/v1/rpc/has_recent_sign_in', () => Response.json({}, {status: 500}))
  calls.length = 0
  const {redirect} = (await outcome(actions.enrollFactor({}, form({name: 'Phone'})))) as {
    redirect: string
  }
  expect(redirect).toMatch(/^\/admin\/login\?.*notice=sign-in-again/)
  expect(redirect).toContain(encodeURIComponent('/admin/security'))
  expect(calls.join('\n')).not.toContain('/factors')
})

it.each(['', '../user', 'x/../../../rest/v1/waitlist', '00000000-0000-4000-8000-00000000000a'])(
  'a second factor called %j is not one of the person who asks',
  async (factor) => {
    await signedIn()
    calls.length = 0
    const message = 'This factor no longer exists. Reload the page.'
    await expect(confirm(factor)).resolves.toMatchObject({message})
    await expect(actions.removeFactor({}, form({factor}))).resolves.toMatchObject({message})
    expect(calls.join('\n')).not.toMatch(/DELETE \/(?!auth\/v1\/factors\/)|rest\/v1\/waitlist/)
  },
)
