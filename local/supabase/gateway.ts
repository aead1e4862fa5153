import {setTimeout as delay} from 'node:timers/promises'

import type {App} from '@supabase/lite'
import {Hono, type Context} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import {cors} from 'hono/cors'

import {authError, tooManyAttempts} from './auth-error.ts'
import {readJson, readTexts} from './body.ts'
import {requestHeaders} from './connection.ts'
import type {Database} from './database.ts'
import {forwarderToken, jwtSecret} from './keys.ts'
import {LoginLimit} from './login-limit.ts'
import type {CreatePerson} from './people.ts'
import {hasPlainNames} from './query-rules.ts'
import {type Forward, refreshInTurn} from './refresh-tokens.ts'
import {SecondFactor} from './second-factor.ts'

/** REST tables that are served; every other path of lite's API is blocked. */
export const servedTables = ['waitlist', 'profiles', 'user_roles', 'audit_log', 'outbox']
export const servedFunctions = [
  'is_admin',
  'allow_sign_in',
  'add_entry',
  'list_waitlist',
  'count_waitlist',
  'count_waitlist_by_day',
  'visit_waitlist',
  'note_export',
  'has_recent_sign_in',
  'read_entry',
  'list_admins',
  'set_status',
  'add_note',
  'erase_entries',
  'purge_waitlist',
  'claim_delivery',
  'record_delivery',
  'send_again',
  'download_entry',
  'grant_admin',
  'remove_factors',
]

const visitorBodyLimit = 64 * 1024
const serviceBodyLimit = 8 * 1024 * 1024

// Minimum duration of a refused sign-in, so that its duration does not reveal whether the account exists.
export const refusedSignInMilliseconds = 400

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && loopbackHosts.has(new URL(url).hostname)
}

/**
 * Whether a page of another site sent a request. Browsers send `Origin` with everything but plain reads, and tell of those
 * in `Sec-Fetch-Site`. Programs send neither.
 */
function isForeign({headers}: Request): boolean {
  const origin = headers.get('origin')
  return origin === null ? headers.get('sec-fetch-site') === 'cross-site' : !isLoopbackUrl(origin)
}

function refuse(status: 400 | 401 | 403 | 404 | 413, code: string, message: string): Response {
  return Response.json({code, message, details: null, hint: null}, {status})
}

function notServed(): Response {
  return refuse(404, 'not_served', 'This path is not served')
}

function tooLarge(): Response {
  return refuse(413, 'too_large', 'The request is too large')
}

// lite allows every origin; the gateway allows loopback only.
const openCorsHeaders = [
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-allow-credentials',
  'access-control-expose-headers',
  'access-control-max-age',
]

// Only loopback reaches the gateway.
const peerAddress = '127.0.0.1'

/** Forwards a request to lite with gateway-only headers, and without lite's open CORS. */
function forwardTo(app: App): Forward {
  return async (request) => {
    const headers = new Headers(request.headers)
    headers.set('x-forwarded-for', peerAddress)
    headers.delete('cf-connecting-ip')
    const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer()
    const forwarded = new Request(request.url, {method: request.method, headers, body})

    const response = await requestHeaders.run(Object.fromEntries(headers), () =>
      app.fetch(forwarded, {peerAddress}),
    )
    const reply = new Response(response.body, response)
    for (const name of openCorsHeaders) reply.headers.delete(name)
    reply.headers.set('cache-control', 'no-store')
    return reply
  }
}

// lite treats a malformed token as anonymous; hosted Supabase rejects it.
function hasReadableToken(request: Request): boolean {
  const header = request.headers.get('authorization')
  if (header === null) return true
  const [, token = ''] = /^Bearer (\S+)$/.exec(header) ?? []
  return (
    token.startsWith('sb_') ||
    token === request.headers.get('apikey') ||
    /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)
  )
}

function unreadable(msg: string): Response {
  return authError(400, 'validation_failed', msg)
}

async function signIn(
  request: Request,
  forward: Forward,
  limited: {account: string; limit: LoginLimit} | undefined,
): Promise<Response> {
  if (limited?.limit.take(limited.account) === false) return tooManyAttempts()
  const minimumDuration = delay(refusedSignInMilliseconds)
  const response = await forward(request)
  if (response.ok) {
    limited?.limit.giveBack(limited.account)
    return response
  }
  await minimumDuration
  return response
}

async function addPerson(request: Request, createPerson: CreatePerson): Promise<Response> {
  const [email, password] = (await readTexts(request, ['email', 'password'])) ?? []
  if (email !== undefined && password !== undefined) return createPerson(email, password)
  return unreadable('An email address and a password are needed')
}

interface Keys {
  publishableKey: string
  secretKey: string
}

interface AuthDependencies extends Keys {
  forward: Forward
  refresh: Forward
  secondFactor: SecondFactor
  createPerson: CreatePerson
}

// Higher than the site's own limits, which count the attempts of its visitors instead.
const directSignInsPerAccount = 200

function serveAuth(
  gateway: Hono,
  {forward, refresh, secondFactor, createPerson, publishableKey, secretKey}: AuthDependencies,
): void {
  const limit = new LoginLimit(directSignInsPerAccount)
  gateway.post('/auth/v1/token', async (context) => {
    const {raw} = context.req
    const grant = context.req.query('grant_type')
    if (grant === 'refresh_token') {
      const token = await readTexts(raw, ['refresh_token'])
      return token
        ? secondFactor.withLevel(await refresh(raw))
        : unreadable('A refresh token is needed')
    }
    if (grant !== 'password') return notServed()
    if (![publishableKey, secretKey].includes(context.req.header('apikey') ?? '')) {
      return refuse(401, 'no_key', 'A known API key is needed')
    }
    const [email] = (await readTexts(raw, ['email', 'password'])) ?? []
    if (email === undefined) return unreadable('An email address and a password are needed')
    const isFromSite = context.req.header('x-forwarder-token') === forwarderToken(secretKey)
    const account = email.trim().toLowerCase()
    return secondFactor.withLevel(
      await signIn(raw, forward, isFromSite ? undefined : {account, limit}),
    )
  })
  gateway.post('/auth/v1/admin/users', ({req}) =>
    req.header('apikey') === secretKey ? addPerson(req.raw, createPerson) : notServed(),
  )
  gateway.post('/auth/v1/logout', ({req}) => forward(req.raw))
  gateway.get('/auth/v1/user', async ({req}) => secondFactor.withFactors(await forward(req.raw)))
  gateway.put('/auth/v1/user', (context) => secondFactor.changePassword(context))
  gateway.route('/auth/v1/factors', secondFactor.endpoints)
  for (const path of ['.well-known/jwks.json', 'settings', 'health']) {
    gateway.get(`/auth/v1/${path}`, ({req}) => forward(req.raw))
  }
}

/** Allow-list in front of lite. */
export function createGateway(
  app: App,
  database: Database,
  createPerson: CreatePerson,
  {publishableKey, secretKey}: Keys,
): Hono {
  const forward = forwardTo(app)
  const pass = (context: Context): Promise<Response> => forward(context.req.raw)
  const refresh = refreshInTurn(database, forward)
  const secondFactor = new SecondFactor({
    database,
    forward,
    refresh,
    jwtSecret: jwtSecret(secretKey),
  })
  const visitorLimit = bodyLimit({maxSize: visitorBodyLimit, onError: tooLarge})
  const serviceLimit = bodyLimit({maxSize: serviceBodyLimit, onError: tooLarge})
  const gateway = new Hono()

  // Prevents DNS rebinding: another site's host name must not reach this service.
  gateway.use(async (context, next) => {
    if (!isLoopbackUrl(context.req.url)) return refuse(403, 'not_local', 'Use a loopback address')
    if (context.req.method !== 'OPTIONS' && isForeign(context.req.raw)) {
      return refuse(403, 'foreign_origin', 'Pages of other sites are refused')
    }
    return next()
  })
  gateway.use(
    cors({
      origin: (origin) => (isLoopbackUrl(origin) ? origin : null),
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposeHeaders: ['Content-Range', 'Content-Location', 'Preference-Applied'],
      maxAge: 600,
    }),
  )
  gateway.use((context, next) =>
    context.req.header('apikey') === secretKey
      ? serviceLimit(context, next)
      : visitorLimit(context, next),
  )

  gateway.use('/rest/v1/*', async (context, next) => {
    const {raw} = context.req
    if (!hasReadableToken(raw)) return refuse(401, 'PGRST301', 'The token cannot be read')
    if (!hasPlainNames(new URL(raw.url).searchParams)) {
      return refuse(400, 'PGRST100', 'A name in the query cannot be one of a column')
    }
    return next()
  })

  // lite passes list items on as positional arguments, and fails on those that are not strings.
  gateway.post('/rest/v1/rpc/*', async (context, next) => {
    if (!Array.isArray(await readJson(context.req.raw))) return next()
    return refuse(400, 'PGRST102', 'Arguments are named: send an object')
  })

  serveAuth(gateway, {
    forward,
    refresh,
    secondFactor,
    createPerson,
    publishableKey,
    secretKey,
  })
  for (const table of servedTables) {
    gateway.on(['GET', 'POST', 'PATCH', 'DELETE'], `/rest/v1/${table}`, pass)
  }
  for (const name of servedFunctions) gateway.on(['GET', 'POST'], `/rest/v1/rpc/${name}`, pass)

  gateway.notFound(notServed)
  gateway.onError((error) => {
    console.error(`supabase: ${error.name} while answering a request`)
    return Response.json({code: 'internal', message: 'Internal error'}, {status: 500})
  })
  return gateway
}
