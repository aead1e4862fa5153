import {randomUUID} from 'node:crypto'

import {cookies, headers} from 'next/headers'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest'

import {scriptedField} from '../../../lib/admin/login-state.ts'
import {AuthService} from './auth-service.ts'
import {cookieOptions, cookieStore, form, outcome, type Jar} from './browser.ts'

// There is no request outside Next.js.
vi.mock(import('next/headers'))

const service = new AuthService()
const errors = vi.spyOn(process.stderr, 'write')

/** The browser's cookies. */
const jar: Jar = new Map()

type Actions = typeof import('../../../lib/admin/actions.ts')
type Shown = typeof import('../../../lib/admin/flash-message.ts')
type Viewers = typeof import('../../../lib/admin/viewer.ts')

let actions: Actions
let shown: Shown
let viewers: Viewers

type Signing = {email: string; password: string; next?: string}

function signIn(fields: Signing) {
  return outcome(actions.signIn({status: 'idle', email: ''}, form(fields)))
}

function confirm(fields: Record<string, string>) {
  return outcome(actions.confirmSecondFactor({}, form(fields)))
}

async function timed<T>(promise: Promise<T>): Promise<{result: T; took: number}> {
  const start = performance.now()
  const result = await promise
  return {result, took: performance.now() - start}
}

beforeAll(async () => {
  await service.start()
  vi.stubEnv('NEXT_PUBLIC_SUPABASE_URL', service.url)
  // The modules read the variables when they are loaded, and files of this suite share them.
  vi.resetModules()
  actions = await import('../../../lib/admin/actions.ts')
  shown = await import('../../../lib/admin/flash-message.ts')
  viewers = await import('../../../lib/admin/viewer.ts')
})

afterAll(() => {
  service.stop()
  vi.unstubAllEnvs()
})

beforeEach(() => {
  jar.clear()
  errors.mockReset().mockReturnValue(true)
  vi.mocked(cookies).mockImplementation(() => Promise.resolve(cookieStore(jar) as never))
  vi.mocked(headers).mockImplementation(() => Promise.resolve(new Headers() as never))
})

afterEach(() => {
  service.databaseFails = false
  service.insteadOfCount = undefined
  service.tokenLasts = 3600
})

describe('signing in', () => {
  it('signing in redirects to the dashboard or the requested page', async () => {
    const {email, password} = service.add('ann@site.example')
    await expect(signIn({email, password})).resolves.toEqual({
      redirect: '/admin/dashboard?notice=signed-in',
    })
    await expect(viewers.getViewer()).resolves.toBe('admin')
    await expect(
      signIn({email, password, next: '/admin/dashboard?q=acme&sort=name'}),
    ).resolves.toEqual({redirect: '/admin/dashboard?q=acme&sort=name&notice=signed-in'})
  })

  it('signing in never redirects to another site', async () => {
    const {email, password} = service.add('away@site.example')
    for (const next of ['https://other.example', '//other.example', '/\\other.example', '/blog']) {
      await expect(signIn({email, password, next})).resolves.toEqual({
        redirect: '/admin/dashboard?notice=signed-in',
      })
    }
  })

  it('an unknown email address gets the same response as a wrong password, in the same time', async () => {
    const {email} = service.add('known@site.example')
    const [unknown, wrong] = await Promise.all([
      timed(signIn({email: 'unknown@site.example', password: 'guess'})),
      timed(signIn({email, password: 'guess'})),
    ])
    expect(unknown.result).toEqual({...wrong.result, email: 'unknown@site.example'})
    expect(wrong.result).toMatchObject({
      status: 'failed',
      message: expect.stringMatching(/password/),
    })
    expect(Math.min(unknown.took, wrong.took)).toBeGreaterThanOrEqual(990)
    expect(Math.abs(unknown.took - wrong.took)).toBeLessThan(150)
  })

  it('signing in is refused over the limit, with the time to try again', async () => {
    const {email, password} = service.add('limited@site.example')
    await Promise.all(Array.from({length: 10}, () => signIn({email, password: 'guess'})))
    const calls = service.calls.length
    await expect(signIn({email, password})).resolves.toEqual({
      status: 'failed',
      email,
      message: 'Too many attempts. Wait 10 minutes and try again.',
    })
    expect(service.calls.slice(calls)).toEqual(['POST /rest/v1/rpc/allow_sign_in'])
    expect(jar.size).toBe(0)
  })

  it('a browser that has signed in before has its own limit', async () => {
    const {email, password} = service.add('attacked@site.example')
    await signIn({email, password})
    const known = new Map(jar)
    jar.clear()
    await Promise.all(Array.from({length: 10}, () => signIn({email, password: 'guess'})))
    await expect(signIn({email, password})).resolves.toMatchObject({status: 'failed'})

    for (const [name, value] of known) jar.set(name, value)
    await expect(signIn({email, password})).resolves.toHaveProperty('redirect')
    expect(cookieOptions.get('signInDevice')).toEqual({
      httpOnly: true,
      secure: false,
      sameSite: 'lax',
      path: '/admin',
      maxAge: 400 * 24 * 60 * 60,
    })
  })

  it('neither another account nor a forged cookie gets around the limit', async () => {
    const known = service.add('known@site.example')
    await signIn(known)
    const {email, password} = service.add('unknown@site.example')
    const device = jar.get('signInDevice') ?? ''
    await Promise.all(Array.from({length: 10}, () => signIn({email, password: 'guess'})))
    await expect(signIn({email, password})).resolves.toMatchObject({status: 'failed'})

    const [, signature] = device.split('.')
    const forged = Buffer.from(JSON.stringify({id: 'x', email})).toString('base64url')
    jar.set('signInDevice', `${forged}.${signature}`)
    await expect(signIn({email, password})).resolves.toMatchObject({status: 'failed'})
  })

  it('an incomplete sign-in does not count as an attempt', async () => {
    const calls = service.calls.length
    await expect(signIn({email: ' ', password: 'guess'})).resolves.toMatchObject({status: 'failed'})
    await expect(signIn({email: 'ann@site.example', password: ''})).resolves.toMatchObject({
      status: 'failed',
    })
    expect(service.calls).toHaveLength(calls)
  })

  it('a sign-in error is shown once without JavaScript', async () => {
    const fields = {[scriptedField]: '', email: ' ', password: 'guess', next: '/admin/security'}
    await expect(signIn(fields)).resolves.toEqual({
      redirect: '/admin/login?next=%2Fadmin%2Fsecurity',
    })
    await expect(shown.readFlash()).resolves.toEqual({
      email: '',
      message: 'Enter your email address and password.',
    })
  })

  it('without JavaScript, the email address stays after an error, and the password does not', async () => {
    const {email} = service.add('typed@site.example')
    await signIn({email, password: 'guess', [scriptedField]: ''} as Signing)
    await expect(shown.readFlash()).resolves.toEqual({
      email,
      message: 'Wrong email address or password.',
    })
  })
})

describe('a session', () => {
  it('is described to the browser without its tokens', async () => {
    const {id, email, password} = service.add('shown@site.example')
    await signIn({email, password})
    const auth = await viewers.getAuth()
    expect(auth).toMatchObject({user: {id, email}, isAdmin: true, profile: {display_name: 'Ann'}})
    expect(Object.keys(auth.session ?? {})).toEqual(['id', 'userId', 'expiresAt'])
    expect(JSON.stringify(auth)).not.toContain('eyJ')
  })

  it('the session reports a user who is not an admin', async () => {
    const {email, password} = service.add('visitor@site.example', {admin: false})
    await signIn({email, password})
    await expect(viewers.getViewer()).resolves.toBe('notAdmin')
    await expect(outcome(viewers.requireSignIn('/admin/dashboard'))).resolves.toBe('notAdmin')
  })

  it('a session with a second factor gives no access before the code', async () => {
    const {email, password} = service.add('careful@site.example', {hasFactor: true})
    await expect(signIn({email, password, next: '/admin/security'})).resolves.toEqual({
      redirect: '/admin/login/second-factor?next=%2Fadmin%2Fsecurity',
    })
    await expect(viewers.getViewer()).resolves.toBe('needsSecondFactor')
    await expect(viewers.getAuth()).resolves.toMatchObject({isAdmin: false})
    await expect(outcome(viewers.requireSignIn('/admin/dashboard?q=a'))).resolves.toEqual({
      redirect: '/admin/login/second-factor?next=%2Fadmin%2Fdashboard%3Fq%3Da',
    })
  })

  it('a session is refreshed shortly before it expires', async () => {
    const {email, password} = service.add('refreshed@site.example')
    service.tokenLasts = 30
    await signIn({email, password})
    service.tokenLasts = 3600
    const session = await viewers.getSession(new Headers())
    const seconds = (session as {expiresAt: number}).expiresAt - Date.now() / 1000
    expect(Math.round(seconds / 60)).toBe(60)
  })

  it('a revoked session has ended although its token is still valid', async () => {
    const person = service.add('elsewhere@site.example')
    await signIn(person)
    service.sessions.splice(0)
    await expect(viewers.getSession(new Headers())).resolves.toBe('ended')
    await signIn(person)
    service.sessions.splice(0)
    await expect(viewers.getViewer()).resolves.toBe('nobody')
  })

  it('a token with a foreign signature is rejected', async () => {
    const person = service.add('forged@site.example')
    await signIn(person)
    const [[name, value] = ['', '']] = jar
    const stored = JSON.parse(
      Buffer.from(value.replace('base64-', ''), 'base64url').toString(),
    ) as object
    const forged = {...stored, access_token: service.forgeToken(person)}
    jar.set(name, `base64-${Buffer.from(JSON.stringify(forged)).toString('base64url')}`)
    await expect(viewers.getViewer()).resolves.toBe('nobody')
  })

  it('a session gives no access while the database is down, and nothing personal is logged', async () => {
    const {id, email, password} = service.add('failing@site.example')
    await signIn({email, password})
    service.databaseFails = true
    await expect(viewers.getAuth()).resolves.toMatchObject({isAdmin: false, profile: null})
    const logged = errors.mock.calls.map(([line]) => String(line)).join('')
    expect(logged).toContain('Error fetching user data')
    expect(logged).not.toContain(email)
    expect(logged).not.toContain(id)
  })

  it("signing out ends only this browser's session", async () => {
    const {email, password} = service.add('leaving@site.example')
    await signIn({email, password})
    jar.clear()
    await signIn({email, password})
    await expect(outcome(actions.signOut())).resolves.toEqual({
      redirect: '/admin/login?notice=signed-out',
    })
    expect([...jar.keys()].filter((name) => name.startsWith('sb-'))).toEqual([])
    expect(service.sessions.filter(({person}) => person.email === email)).toHaveLength(1)
  })
})

const unknownCounts: [string, () => void][] = [
  ['an error', () => (service.databaseFails = true)],
  ...[null, 'true', 1, {}, [true]].map((answer): [string, () => void] => [
    JSON.stringify(answer),
    () => (service.insteadOfCount = {answer}),
  ]),
]

describe.each(unknownCounts)('while the database counts attempts with %s', (_, failCount) => {
  it('no password and no code is compared, right or wrong', async () => {
    const person = service.add(`${randomUUID()}@site.example`)
    failCount()
    const calls = service.calls.length
    const unavailable = {message: 'Sign-in is unavailable right now. Try again later.'}
    await expect(signIn(person)).resolves.toMatchObject({status: 'failed', ...unavailable})
    expect(service.calls.slice(calls)).toEqual(['POST /rest/v1/rpc/allow_sign_in'])
    expect(jar.size).toBe(0)
    service.databaseFails = false
    service.insteadOfCount = undefined
    await signIn(person)
    failCount()
    const signedIn = service.calls.length
    const change = {current: person.password, chosen: 'x'.repeat(12)}
    await expect(outcome(actions.changePassword({}, form(change)))).resolves.toEqual(unavailable)
    await expect(confirm({factor: randomUUID(), code: '000000'})).resolves.toMatchObject(
      unavailable,
    )
    expect(service.calls.slice(signedIn).join('\n')).not.toMatch(/token|factors/)
  })
})

describe.each([
  ['password', () => actions.changePassword({}, form({current: 'guess', chosen: 'x'.repeat(12)}))],
  ['code', () => actions.confirmSecondFactor({}, form({factor: randomUUID(), code: '000000'}))],
])('guesses of the current %s', (_name, guess) => {
  it('are counted, and the eleventh is not compared', async () => {
    await signIn(service.add(`${randomUUID()}@site.example`))
    const attempts = Array.from({length: 10}, () => outcome(guess()))
    const message = 'Too many attempts. Wait 10 minutes and try again.'
    for (const answer of await Promise.all(attempts)) expect(answer).not.toMatchObject({message})
    const calls = service.calls.length
    await expect(outcome(guess())).resolves.toMatchObject({message})
    expect(service.calls.slice(calls)).not.toContainEqual(expect.stringMatching(/token|factors/))
  })
})

it('a first factor is not added when the sign-in is not known to be recent', async () => {
  await signIn(service.add('first-factor@site.example'))
  const calls = service.calls.length
  const {redirect} = (await outcome(actions.enrollFactor({}, form({name: 'Phone'})))) as {
    redirect: string
  }
  expect(redirect).toMatch(/^\/admin\/login\?.*notice=sign-in-again/)
  expect(redirect).toContain(encodeURIComponent('/admin/security'))
  expect(service.calls.slice(calls).join('\n')).not.toContain('/factors')
})

it.each(['', '../user', 'x/../../../rest/v1/waitlist', '00000000-0000-4000-8000-00000000000a'])(
  'a second factor called %j is not one of the person who asks',
  async (factor) => {
    await signIn(service.add(`path-${factor.length}@site.example`))
    const calls = service.calls.length
    const message = 'This factor no longer exists. Reload the page.'
    await expect(confirm({factor, code: '000000'})).resolves.toMatchObject({message})
    await expect(actions.removeFactor({}, form({factor}))).resolves.toMatchObject({message})
    const paths = service.calls.slice(calls).join('\n')
    expect(paths).not.toMatch(/DELETE \/(?!auth\/v1\/factors\/)|rest\/v1\/waitlist/)
  },
)
