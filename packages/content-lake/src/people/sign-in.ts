import {randomBytes} from 'node:crypto'

import {Hono} from 'hono'
import type {Context} from 'hono'
import {html} from 'hono/html'

import type {LakeEnv} from '../contract.ts'
import {httpError} from '../errors.ts'
import type {AllowsOrigin} from '../http/cors.ts'
import type {People} from './people.ts'
import {PROVIDER} from './routes.ts'

/** Milliseconds. The browser exchanges the session at once, unless the Studio is still compiling. */
const SESSION_MS = 60_000

/** `/auth/*`: asks for a token, because any program or page on this machine reaches the port. */
export function createSignInRoutes(
  serverUrl: string,
  people: People,
  allows: AllowsOrigin,
): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>()
  const sessions = new Map<string, {token: string; expires: number}>()

  app.get('/auth/providers', (c) =>
    c.json({
      providers: [
        {name: PROVIDER, title: 'This machine', url: `${serverUrl}/v1/auth/login/${PROVIDER}`},
      ],
      thirdPartyLogin: false,
      sso: {saml: false},
    }),
  )

  app.get('/auth/id', (c) => {
    const person = people.behind(c.get('identity'))
    return c.json(person ? {id: person.id} : {})
  })

  app.post('/auth/logout', (c) => c.json({ok: true}))

  app.get('/auth/fetch', (c) => {
    const session = c.req.query('sid') ?? ''
    const found = sessions.get(session)
    sessions.delete(session)
    if (!found || found.expires < Date.now()) {
      throw httpError(401, 'This sign-in has expired: sign in again.')
    }
    return c.json({token: found.token, label: PROVIDER})
  })

  app.get(`/auth/login/${PROVIDER}`, (c) => signInPage(c, returnAddress(c, allows), ''))

  app.post(`/auth/login/${PROVIDER}`, async (c) => {
    const back = returnAddress(c, allows)
    const {token} = await c.req.parseBody().catch(() => ({token: ''}))
    if (typeof token !== 'string' || !people.holderOf(token.trim())) {
      return signInPage(c, back, 'Nobody has this token.')
    }
    const now = Date.now()
    for (const [id, {expires}] of sessions) if (expires < now) sessions.delete(id)
    const session = randomBytes(24).toString('base64url')
    sessions.set(session, {token: token.trim(), expires: now + SESSION_MS})
    back.hash = `sid=${session}`
    return c.redirect(back.href, 303)
  })

  return app
}

/** Return URL. Throws 400 unless its origin may call the API, because the page receives a session. */
function returnAddress(c: Context, allows: AllowsOrigin): URL {
  // The Studio sends its path with its origin.
  const back = URL.parse(c.req.query('origin') ?? '')
  if (back && allows(back.origin)) return back
  throw httpError(400, 'The parameter "origin" must be an address that may call this API.')
}

function signInPage(c: Context, back: URL, problem: string): Response | Promise<Response> {
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${back.origin}; frame-ancestors 'none'`,
  )
  c.header('cache-control', 'no-store')
  // With no-referrer, browsers would send the form's origin as null.
  c.header('referrer-policy', 'same-origin')
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Sign in</title>
        <style>
          :root {
            font: 1.25rem/2 system-ui;
            padding: 10vmin;
            color-scheme: light dark;
          }
        </style>
        <h1>Sign in</h1>
        <p>
          The terminal that started this server shows a sign-in link or the file of the tokens. Open
          the link, or paste a token:
        </p>
        <form method="post">
          <label for="token">Token</label>
          <input id="token" name="token" type="password" autocomplete="off" required autofocus />
          <p role="alert">${problem}</p>
          <button>Sign in</button>
        </form>
      </html>`,
    problem ? 401 : 200,
  )
}
