import {generateKeyPairSync, type KeyObject, randomUUID, sign} from 'node:crypto'
import {once} from 'node:events'
import type {Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {setTimeout as delay} from 'node:timers/promises'

import {createAdaptorServer} from '@hono/node-server'
import {type Context, Hono} from 'hono'

interface Person {
  id: string
  email: string
  password: string
  admin: boolean
  hasFactor: boolean
}

interface Session {
  id: string
  person: Person
  refreshToken: string
}

type Status = 400 | 403 | 404 | 500

/** Milliseconds that checking a wrong password takes for a known account; an unknown account takes none. */
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
 * Simulates a hosted Supabase, which publishes its signing key, unlike the embedded one: password sign-in, sessions,
 * and the two database functions that signing in calls.
 */
export class AuthService {
  readonly people: Person[] = []
  readonly sessions: Session[] = []
  /** Lifetime of a token, in seconds. */
  tokenLasts = 3600
  /** Whether the database rejects queries about people. */
  databaseFails = false
  /** What the database answers in place of a count of attempts. */
  insteadOfCount: {answer: unknown} | undefined
  /** Every request, as method and path. */
  readonly calls: string[] = []
  url = ''

  readonly #attempts = new Map<string, number>()
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

  add(email: string, {admin = true, hasFactor = false} = {}): Person {
    const person = {id: randomUUID(), email, password: randomUUID(), admin, hasFactor}
    this.people.push(person)
    return person
  }

  /** Returns an access token for a person's latest session, signed with an unpublished key. */
  forgeToken(person: Person): string {
    const session = this.sessions.findLast((one) => one.person === person)
    if (!session) throw new Error('Nobody has signed in')
    return signToken(this.#claims(session), this.#key.id, this.#otherKey.privateKey)
  }

  #claims({id, person}: Session) {
    const now = Math.floor(Date.now() / 1000)
    return {
      iss: `${this.url}/auth/v1`,
      sub: person.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: person.email,
      session_id: id,
      aal: 'aal1',
      amr: [{method: 'password', timestamp: now}],
      iat: now,
      exp: now + this.tokenLasts,
    }
  }

  #userOf({id, email, hasFactor}: Person) {
    const factor = {id: randomUUID(), factor_type: 'totp', status: 'verified'}
    return {
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      factors: hasFactor ? [factor] : [],
    }
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
    app.all('/auth/v1/factors/*', (context) => refuse(context, 404, 'mfa_factor_not_found'))
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
    const session = {id: randomUUID(), person, refreshToken: randomUUID()}
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

  #serveDatabase(app: Hono): void {
    app.use('/rest/v1/*', (context, next) =>
      this.databaseFails ? Promise.resolve(refuse(context, 500, 'XX000')) : next(),
    )
    app.post('/rest/v1/rpc/allow_sign_in', async (context) => {
      const counted = await context.req.text()
      if (this.insteadOfCount) return context.json(this.insteadOfCount.answer)
      const attempts = (this.#attempts.get(counted) ?? 0) + 1
      this.#attempts.set(counted, attempts)
      return context.json(attempts <= attemptsPerAccount)
    })
    app.post('/rest/v1/rpc/is_admin', (context) => {
      return context.json(this.#sessionOf(context)?.person.admin === true)
    })
    app.get('/rest/v1/profiles', (context) => {
      const session = this.#sessionOf(context)
      return context.json(session ? [{user_id: session.person.id, display_name: 'Ann'}] : [])
    })
  }
}

/** Errors in the format used since January 2024. */
function refuse(context: Context, status: Status, code: string): Response {
  context.header('x-supabase-api-version', '2024-01-01')
  return context.json({code, message: `The service says ${code}`}, status)
}
