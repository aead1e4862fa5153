import {type Context, Hono} from 'hono'
import {decode, sign} from 'hono/jwt'
import {Secret, TOTP} from 'otpauth'
import {encodeQR} from 'qr'

import {authError, tooManyAttempts} from './auth-error.ts'
import {readTexts} from './body.ts'
import type {Database} from './database.ts'
import {LoginLimit} from './login-limit.ts'
import type {Forward} from './refresh-tokens.ts'

// As in hosted Supabase.
const maxFactors = 10
const challengeSeconds = 300

// As on the site: anybody who guesses here has a session, so visitors cannot use this up.
const attemptsPerPerson = 10

interface User {
  id: string
  email: string
}

interface Session {
  access_token: string
  user: User
}

/** The user and session of a request. */
interface Caller {
  user: User
  session: string
  level: 'aal1' | 'aal2'
  /** Whether the session began within the last minutes of `private.settings`. */
  isRecent: boolean
}

interface Factor {
  id: string
  status: 'unverified' | 'verified'
  secret: string
}

interface Dependencies {
  database: Database
  forward: Forward
  refresh: Forward
  jwtSecret: string
}

// supabase-js adds the last two, empty.
const passwordFields = new Set([
  'password',
  'current_password',
  'code_challenge',
  'code_challenge_method',
])

/** Whoever has no factor needs a recent sign-in to add one, or a stolen session could lock its owner out. */
function refuseFirstFactor(
  factors: Pick<Factor, 'status'>[],
  isRecent: boolean,
): Response | undefined {
  if (factors.some(({status}) => status === 'verified')) {
    return authError(403, 'insufficient_aal', 'A second factor is needed to add another')
  }
  if (isRecent) return undefined
  return authError(403, 'reauthentication_needed', 'Sign in again to add a first factor')
}

/** Codes as authenticator apps show them: RFC 6238 with SHA-1, six digits and 30 seconds. */
function totp(secret: Secret, issuer: string, label: string): TOTP {
  return new TOTP({secret, issuer, label})
}

function sessionOf(token: string): string {
  return String(decode(token).payload['session_id'])
}

/** Hosted Supabase's second factor, which lite lacks: authenticator apps only, no phones. */
export class SecondFactor {
  readonly endpoints = new Hono()
  readonly #dependencies: Dependencies
  readonly #limit = new LoginLimit(attemptsPerPerson)

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies
    this.endpoints
      .post('/', (context) => this.#asCaller(context, (caller) => this.#enroll(context, caller)))
      .post('/:id/challenge', (context) => this.#withFactor(context, ({id}) => this.#challenge(id)))
      .post('/:id/verify', (context) =>
        this.#withFactor(context, (factor, caller) => this.#verify(context, factor, caller)),
      )
      .delete('/:id', (context) =>
        this.#withFactor(context, (factor, caller) => this.#unenroll(factor, caller)),
      )
  }

  /** Adds the session's assurance level, which lite omits, to the token in a response. */
  async withLevel(response: Response): Promise<Response> {
    if (!response.ok) return response
    const session = (await response.json()) as Session
    const {payload} = decode(session.access_token)
    const {level: aal} = await this.#stateOf(sessionOf(session.access_token))
    const token = await sign({...payload, aal}, this.#dependencies.jwtSecret, 'HS256')
    const user = await this.#withFactors(session.user)
    return Response.json({...session, access_token: token, user}, response)
  }

  /** Adds their factors to the user in a response. */
  async withFactors(response: Response): Promise<Response> {
    // A response to HEAD has no body.
    if (!response.ok || response.body === null) return response
    return Response.json(await this.#withFactors((await response.json()) as User), response)
  }

  /**
   * Changes the caller's password and ends their other sessions. Needs the current password, as hosted Supabase does when
   * set to, and refuses a request that contains anything else.
   */
  changePassword(context: Context): Promise<Response> {
    return this.#asCaller(context, async ({user, level, session}) => {
      const {req} = context
      const texts = await readTexts(req.raw, ['password', 'current_password'])
      const names = texts === undefined ? [] : Object.keys(await req.json<object>())
      if (texts === undefined || names.some((name) => !passwordFields.has(name))) {
        const message = 'A password and the current one are needed, and nothing else'
        return authError(400, 'current_password_required', message)
      }
      const [password, current] = texts
      const {factors} = await this.#withFactors(user)
      if (level !== 'aal2' && factors.some(({status}) => status === 'verified')) {
        const message = 'A second factor is needed to change the password'
        return authError(401, 'insufficient_aal', message)
      }
      const {authorization = '', apikey = ''} = req.header()
      const send = (method: string, url: string | URL, body: object) =>
        this.#dependencies.forward(
          new Request(url, {
            method,
            headers: {authorization, apikey, 'content-type': 'application/json'},
            body: JSON.stringify(body),
          }),
        )
      if (!this.#limit.take(`password ${user.id}`)) return tooManyAttempts()
      const signIn = new URL('/auth/v1/token?grant_type=password', req.url)
      const checked = await send('POST', signIn, {email: user.email, password: current})
      if (!checked.ok) return authError(400, 'invalid_credentials', 'The current password is wrong')
      this.#limit.giveBack(`password ${user.id}`)
      const changed = await send('PUT', req.url, {password})
      if (changed.ok) {
        await this.#dependencies.database.query(
          'delete from auth.sessions where user_id = $1 and id::text <> $2',
          [user.id, session],
        )
      }
      return changed
    })
  }

  async #withFactors(user: User): Promise<User & {factors: Pick<Factor, 'status'>[]}> {
    const factors = await this.#dependencies.database.query<Factor>(
      `select id, friendly_name, factor_type, status, created_at, updated_at
       from auth.mfa_factors where user_id = $1 order by created_at`,
      [user.id],
    )
    return {...user, factors}
  }

  async #stateOf(session: string): Promise<Pick<Caller, 'level' | 'isRecent'>> {
    const [row] = await this.#dependencies.database.query<Pick<Caller, 'level' | 'isRecent'>>(
      `select coalesce(aal, 'aal1') as level, created_at > now() - recent_sign_in as "isRecent"
       from auth.sessions, private.settings where auth.sessions.id::text = $1`,
      [session],
    )
    return row ?? {level: 'aal1', isRecent: false}
  }

  /** Lets lite check the token, and returns its error response when the token is invalid. */
  async #asCaller(
    {req}: Context,
    answer: (caller: Caller) => Promise<Response>,
  ): Promise<Response> {
    const authorization = req.header('authorization') ?? ''
    const headers = {authorization, apikey: req.header('apikey') ?? ''}
    const response = await this.#dependencies.forward(
      new Request(new URL('/auth/v1/user', req.url), {headers}),
    )
    if (!response.ok) return response
    const session = sessionOf(authorization.replace('Bearer ', ''))
    const user = (await response.json()) as User
    return answer({user, session, ...(await this.#stateOf(session))})
  }

  #withFactor(
    context: Context,
    answer: (factor: Factor, caller: Caller) => Promise<Response>,
  ): Promise<Response> {
    return this.#asCaller(context, async (caller) => {
      const [factor] = await this.#dependencies.database.query<Factor>(
        'select id, status, secret from auth.mfa_factors where id::text = $1 and user_id = $2',
        [context.req.param('id'), caller.user.id],
      )
      return factor
        ? answer(factor, caller)
        : authError(404, 'mfa_factor_not_found', 'There is no such factor')
    })
  }

  async #enroll({req}: Context, {user, level, isRecent}: Caller): Promise<Response> {
    const [type] = (await readTexts(req.raw, ['factor_type'])) ?? []
    const [name = ''] = (await readTexts(req.raw, ['friendly_name'])) ?? []
    const [issuer = 'localhost'] = (await readTexts(req.raw, ['issuer'])) ?? []
    if (type !== 'totp') {
      return authError(400, 'validation_failed', 'Only authenticator apps can be added')
    }
    const {database} = this.#dependencies
    const factors = await database.query<Factor & {friendly_name: string}>(
      'select status, friendly_name from auth.mfa_factors where user_id = $1',
      [user.id],
    )
    const refusal = level === 'aal2' ? undefined : refuseFirstFactor(factors, isRecent)
    if (refusal) return refusal
    if (factors.length >= maxFactors) {
      return authError(422, 'too_many_enrolled_mfa_factors', 'There are too many factors')
    }
    if (factors.some(({friendly_name: taken}) => name !== '' && taken === name)) {
      return authError(422, 'mfa_factor_name_conflict', 'Another factor has this name')
    }
    const id = crypto.randomUUID()
    const secret = new Secret({size: 20})
    await database.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
       values ($1, $2, $3, 'totp', 'unverified', $4)`,
      [id, user.id, name, secret.base32],
    )
    const uri = totp(secret, issuer, user.email).toString()
    const codes = {qr_code: encodeQR(uri, 'svg'), secret: secret.base32, uri}
    return Response.json({id, type, friendly_name: name, totp: codes})
  }

  async #challenge(factor: string): Promise<Response> {
    const id = crypto.randomUUID()
    await this.#dependencies.database.query(
      'insert into auth.mfa_challenges (id, factor_id) values ($1, $2)',
      [id, factor],
    )
    const expires = Math.floor(Date.now() / 1000) + challengeSeconds
    return Response.json({id, type: 'totp', expires_at: expires})
  }

  async #verify({req}: Context, factor: Factor, caller: Caller): Promise<Response> {
    const [challenge, code] = (await readTexts(req.raw, ['challenge_id', 'code'])) ?? []
    const {database, refresh} = this.#dependencies
    if (!this.#limit.take(`code ${caller.user.id}`)) return tooManyAttempts()
    const [known] = await database.query<{in_time: boolean}>(
      `delete from auth.mfa_challenges where id::text = $1 and factor_id = $2
       returning created_at > now() - make_interval(secs => $3) as in_time`,
      [challenge, factor.id, challengeSeconds],
    )
    if (known?.in_time !== true)
      return authError(422, 'mfa_challenge_expired', 'The challenge has expired')
    const app = totp(Secret.fromBase32(factor.secret), '', '')
    // Clocks differ, so the previous and next code are valid too.
    if (code === undefined || app.validate({token: code, window: 1}) === null) {
      return authError(422, 'mfa_verification_failed', 'The code is not right')
    }
    this.#limit.giveBack(`code ${caller.user.id}`)
    const refreshToken = await this.#raise(factor, caller)
    const refreshed = await refresh(
      new Request(new URL('/auth/v1/token?grant_type=refresh_token', req.url), {
        method: 'POST',
        headers: {apikey: req.header('apikey') ?? '', 'content-type': 'application/json'},
        body: JSON.stringify({refresh_token: refreshToken}),
      }),
    )
    return this.withLevel(refreshed)
  }

  /** Raises the session to aal2 and ends the user's other sessions without the factor. Returns its refresh token. */
  async #raise(factor: Factor, {user, session}: Caller): Promise<string | undefined> {
    await this.#dependencies.database.transaction(async ({query}) => {
      await query("update auth.mfa_factors set status = 'verified' where id = $1", [factor.id])
      await query("delete from auth.mfa_factors where user_id = $1 and status <> 'verified'", [
        user.id,
      ])
      await query("update auth.sessions set aal = 'aal2' where id = $1", [session])
      await query("delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'", [
        user.id,
      ])
    })
    const [row] = await this.#dependencies.database.query<{token: string}>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked',
      [session],
    )
    return row?.token
  }

  async #unenroll(factor: Factor, {user, level}: Caller): Promise<Response> {
    if (factor.status === 'verified' && level !== 'aal2') {
      return authError(422, 'insufficient_aal', 'A second factor is needed to remove one')
    }
    await this.#dependencies.database.query('delete from auth.mfa_factors where id = $1', [
      factor.id,
    ])
    await this.#dependencies.database.query(
      `update auth.sessions set aal = 'aal1' where user_id = $1 and not exists (
         select from auth.mfa_factors where user_id = $1 and status = 'verified'
       )`,
      [user.id],
    )
    return Response.json({id: factor.id})
  }
}
