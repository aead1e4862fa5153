import {generateKeyPairSync, type KeyObject, randomUUID, sign} from 'node:crypto'
import {once} from 'node:events'
import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {setTimeout as delay} from 'node:timers/promises'

import {createAdaptorServer} from '@hono/node-server'
import {type Context, Hono} from 'hono'

import {codeOf, newSecret} from './totp.ts'

interface Factor {
  id: string
  factor_type: 'totp'
  friendly_name: string
  status: 'unverified' | 'verified'
  created_at: string
}

interface Person {
  id: string
  email: string
  password: string
  admin: boolean
  factors: Factor[]
  /** The keys of the factors' apps, by factor. */
  secrets: Map<string, string>
}

interface Session {
  id: string
  person: Person
  aal: 'aal1' | 'aal2'
  refreshToken: string
}

type Status = 400 | 401 | 403 | 404 | 422 | 429 | 500

/** How long a wrong password of a known account takes to compare; an unknown account takes no time. */
const comparison = 300

const attemptsPerAccount = 10

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')

function newKey() {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'P-256'})
  return {id: randomUUID(), privateKey, jwk: publicKey.export({format: 'jwk'})}
}

function signToken(claims: unknown, kid: string, key: KeyObject): string {
  const unsigned = `${encode({alg: 'ES256', typ: 'JWT', kid})}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(unsigned), {key, dsaEncoding: 'ieee-p1363'})
  return `${unsigned}.${signature.toString('base64url')}`
}

/**
 * Stands for a hosted service, with the second factors that the embedded one has not: password sign-in, sessions,
 * signing keys, factors, and of the database the two functions that signing in asks.
 */
export class AuthService {
  readonly people: Person[] = []
  readonly sessions: Session[] = []
  /** Seconds a token is good for. */
  tokenLasts = 3600
  /** The database refuses to say anything of people. */
  databaseFails = false
  /** Every call, as method and path. */
  readonly calls: string[] = []
  url = ''

  readonly #attempts = new Map<string, number>()
  readonly #challenges = new Map<string, string>()
  readonly #key = newKey()
  readonly #otherKey = newKey()
  #server: Server | undefined

  async start(): Promise<void> {
    this.#server = createAdaptorServer({fetch: this.#app().fetch}) as Server
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop(): void {
    this.#server?.close()
    this.#server?.closeAllConnections()
  }

  add(email: string, {admin = true} = {}): Person {
    const person = {
      id: randomUUID(),
      email,
      password: randomUUID(),
      admin,
      factors: [],
      secrets: new Map(),
    }
    this.people.push(person)
    return person
  }

  /** An access token of a person's latest session, signed with a key that nobody has published. */
  forgeToken(person: Person): string {
    const session = this.sessions.findLast((one) => one.person === person)
    if (!session) throw new Error('Nobody has signed in')
    return signToken(this.#claims(session), this.#key.id, this.#otherKey.privateKey)
  }

  #claims({id, person, aal}: Session) {
    const now = Math.floor(Date.now() / 1000)
    return {
      iss: `${this.url}/auth/v1`,
      sub: person.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: person.email,
      session_id: id,
      aal,
      amr: [{method: 'password', timestamp: now}],
      iat: now,
      exp: now + this.tokenLasts,
    }
  }

  #userOf({id, email, factors}: Person) {
    return {id, email, aud: 'authenticated', role: 'authenticated', factors}
  }

  #answer(session: Session) {
    return {
      access_token: signToken(this.#claims(session), this.#key.id, this.#key.privateKey),
      refresh_token: session.refreshToken,
      token_type: 'bearer',
      expires_in: this.tokenLasts,
      expires_at: Math.floor(Date.now() / 1000) + this.tokenLasts,
      user: this.#userOf(session.person),
    }
  }

  #sessionOf(context: Context): Session | undefined {
    const [, payload = ''] = (context.req.header('authorization') ?? '').split('.')
    if (!payload) return undefined
    const {session_id: id} = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      session_id?: string
    }
    return this.sessions.find((session) => session.id === id)
  }

  #app(): Hono {
    const app = new Hono()
    app.use((context, next) => {
      this.calls.push(`${context.req.method} ${context.req.path}`)
      return next()
    })
    this.#serveTokens(app)
    this.#serveFactors(app)
    this.#serveDatabase(app)
    return app
  }

  #serveTokens(app: Hono): void {
    app.get('/auth/v1/.well-known/jwks.json', (context) => {
      const {id, jwk} = this.#key
      return context.json({
        keys: [{...jwk, kid: id, alg: 'ES256', use: 'sig', key_ops: ['verify']}],
      })
    })
    app.post('/auth/v1/token', async (context) => {
      const body = await context.req.json<Record<string, string>>()
      return context.req.query('grant_type') === 'password'
        ? this.#signIn(context, body)
        : this.#refresh(context, body)
    })
    app.get('/auth/v1/user', (context) => {
      const session = this.#sessionOf(context)
      if (!session) return refuse(context, 403, 'session_not_found')
      return context.json(this.#userOf(session.person))
    })
    app.post('/auth/v1/logout', (context) => {
      const session = this.#sessionOf(context)
      if (!session) return refuse(context, 403, 'session_not_found')
      this.#end((one) => one === session)
      return context.body(null, 204)
    })
  }

  async #signIn(context: Context, {email, password}: Record<string, string>): Promise<Response> {
    const person = this.people.find((one) => one.email === email)
    if (person?.password !== password) {
      if (person) await delay(comparison)
      return refuse(context, 400, 'invalid_credentials')
    }
    if (!person) return refuse(context, 400, 'invalid_credentials')
    const session: Session = {
      id: randomUUID(),
      person,
      aal: 'aal1',
      refreshToken: randomUUID(),
    }
    this.sessions.push(session)
    return context.json(this.#answer(session))
  }

  #refresh(context: Context, {refresh_token: token}: Record<string, string>): Response {
    const session = this.sessions.find(({refreshToken}) => refreshToken === token)
    if (!session) return refuse(context, 400, 'refresh_token_not_found')
    session.refreshToken = randomUUID()
    return context.json(this.#answer(session))
  }

  #end(ends: (session: Session) => boolean): void {
    for (const session of this.sessions.filter(ends)) {
      this.sessions.splice(this.sessions.indexOf(session), 1)
    }
  }

  #serveFactors(app: Hono): void {
    app.post('/auth/v1/factors', async (context) => {
      const session = this.#sessionOf(context)
      if (!session) return refuse(context, 401, 'no_authorization')
      const body = await context.req.json<{friendly_name: string; factor_type: 'totp'}>()
      return this.#enrol(context, session, body)
    })
    app.on(
      ['POST', 'DELETE'],
      ['/auth/v1/factors/:id/:step', '/auth/v1/factors/:id'],
      async (context) => {
        const session = this.#sessionOf(context)
        const factor = session?.person.factors.find(({id}) => id === context.req.param('id'))
        if (!session) return refuse(context, 401, 'no_authorization')
        if (!factor) return refuse(context, 404, 'mfa_factor_not_found')
        if (context.req.method === 'DELETE') return this.#unenrol(context, session, factor)
        if (context.req.param('step') === 'challenge') return this.#challenge(context, factor)
        return this.#verify(context, session, factor)
      },
    )
  }

  #enrol(
    context: Context,
    {person, aal}: Session,
    body: {friendly_name: string; factor_type: 'totp'},
  ): Response {
    const {factors} = person
    if (aal !== 'aal2' && factors.some(({status}) => status === 'verified')) {
      return refuse(context, 403, 'insufficient_aal')
    }
    if (factors.some((factor) => factor.friendly_name === body.friendly_name)) {
      return refuse(context, 422, 'mfa_factor_name_conflict')
    }
    const factor: Factor = {
      ...body,
      id: randomUUID(),
      status: 'unverified',
      created_at: new Date().toISOString(),
    }
    const secret = newSecret()
    factors.push(factor)
    person.secrets.set(factor.id, secret)
    const {id, friendly_name, factor_type} = factor
    const qr = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#000" d="M0 0h1v1z"/></svg>'
    const uri = `otpauth://totp/site:${person.email}?secret=${secret}`
    return context.json({id, type: factor_type, friendly_name, totp: {qr_code: qr, secret, uri}})
  }

  #challenge(context: Context, factor: Factor): Response {
    const id = randomUUID()
    this.#challenges.set(id, factor.id)
    return context.json({id, type: 'totp', expires_at: Math.floor(Date.now() / 1000) + 300})
  }

  async #verify(context: Context, session: Session, factor: Factor): Promise<Response> {
    const {challenge_id: challenge, code} = await context.req.json<Record<string, string>>()
    const known = this.#challenges.get(challenge ?? '') === factor.id
    if (!known || code !== codeOf(session.person.secrets.get(factor.id) ?? '')) {
      return refuse(context, 422, 'mfa_verification_failed')
    }
    factor.status = 'verified'
    session.aal = 'aal2'
    this.#end((one) => one.person === session.person && one.aal === 'aal1')
    return context.json(this.#answer(session))
  }

  #unenrol(context: Context, session: Session, factor: Factor): Response {
    if (factor.status === 'verified' && session.aal !== 'aal2') {
      return refuse(context, 422, 'insufficient_aal')
    }
    const {factors} = session.person
    factors.splice(factors.indexOf(factor), 1)
    return context.json({id: factor.id})
  }

  #serveDatabase(app: Hono): void {
    app.use('/rest/v1/*', (context, next) =>
      this.databaseFails ? Promise.resolve(refuse(context, 500, 'XX000')) : next(),
    )
    app.post('/rest/v1/rpc/allow_sign_in', async (context) => {
      const counted = await context.req.text()
      const attempts = (this.#attempts.get(counted) ?? 0) + 1
      this.#attempts.set(counted, attempts)
      return context.json(attempts <= attemptsPerAccount)
    })
    app.post('/rest/v1/rpc/is_admin', (context) => {
      const session = this.#sessionOf(context)
      const enrolled = session?.person.factors.some(({status}) => status === 'verified')
      return context.json(session?.person.admin === true && (!enrolled || session.aal === 'aal2'))
    })
    app.get('/rest/v1/profiles', (context) => {
      const session = this.#sessionOf(context)
      return context.json(session ? [{user_id: session.person.id, display_name: 'Ann'}] : [])
    })
  }
}

/** The form of errors that the service has since January 2024. */
function refuse(context: Context, status: Status, code: string): Response {
  context.header('x-supabase-api-version', '2024-01-01')
  return context.json({code, message: `The service says ${code}`}, status)
}
