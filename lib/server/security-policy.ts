import {createHash, randomBytes} from 'node:crypto'

import type {NextRequest, NextResponse} from 'next/server'

import {assetHost, publicEnv} from './env.ts'

/** Directives of a Content-Security-Policy. */
type Directives = Record<string, readonly string[]>

const none = [`'none'`]
const self = [`'self'`]

/** Lower case, as in cached pages. */
export const policyHeader = 'content-security-policy'

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Who may frame a page: the Studio (same origin) frames previews, nobody frames public pages. */
export type Framing = 'nobody' | 'studio'

function framingDirectives(framing: Framing): Directives {
  return {
    'base-uri': none,
    'form-action': self,
    'frame-ancestors': framing === 'studio' ? self : none,
    'object-src': none,
  }
}

/**
 * Sources a page loads from. Inline styles are allowed, because style attributes cannot be hashed.
 */
function siteDirectives(scripts: readonly string[]): Directives {
  return {
    'default-src': none,
    'connect-src': self,
    'font-src': self,
    'img-src': [...self, 'data:', assetHost],
    'manifest-src': self,
    'media-src': [assetHost],
    'script-src': [...self, ...scripts],
    'style-src': [...self, `'unsafe-inline'`],
  }
}

/** Hosts the Studio needs with hosted Sanity: API, assets and its own modules. */
const sanityHosts = {
  any: ['https://*.sanity.io', 'https://*.sanity-cdn.com'],
  sockets: ['wss://*.sanity.io'],
  pictures: ['https:'],
}

/** Hosts the Studio needs with an embedded Content Lake: no request leaves the machine. */
function embeddedHosts(): typeof sanityHosts {
  const {host, port, protocol} = new URL(publicEnv.sanityApiHost)
  const sockets = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  // Listeners use host names of their own: see studio/client/client-factory.ts.
  return {
    any: [publicEnv.sanityApiHost, `${protocol}//*.localhost:${port}`],
    sockets: [sockets, sockets.replace('localhost', '*.localhost')],
    pictures: [publicEnv.sanityApiHost],
  }
}

/** Sources the Studio loads from. Without hosted Sanity they block its requests to Sanity's hard-coded hosts. */
function studioDirectives(scripts: readonly string[]): Directives {
  const hosts = publicEnv.sanityIsHosted ? sanityHosts : embeddedHosts()
  const code = publicEnv.sanityIsHosted ? sanityHosts.any : []
  return {
    'default-src': self,
    'connect-src': [...self, ...hosts.any, ...hosts.sockets],
    'font-src': [...self, 'data:', ...code],
    'img-src': [...self, 'data:', 'blob:', ...hosts.pictures],
    'media-src': [...self, 'blob:', ...hosts.pictures],
    'script-src': [...self, ...code, ...scripts],
    'style-src': [...self, `'unsafe-inline'`, ...code],
    'worker-src': [...self, 'blob:'],
  }
}

/**
 * Policy of every page, before its scripts are known: framing and form targets. Sent beside
 * `loadingPolicy`; browsers enforce both.
 */
export function framePolicy(framing: Framing): string {
  return serialize(framingDirectives(framing))
}

/** Policy of a cached page: scripts of this site, and inline scripts with these hashes. */
export function loadingPolicy(area: 'site' | 'studio', scripts: readonly string[]): string {
  return serialize(area === 'studio' ? studioDirectives(scripts) : siteDirectives(scripts))
}

/** Policy of a page rendered per request: inline scripts need the nonce or a known hash. */
export function requestPolicy(framing: Framing, scripts: readonly string[]): string {
  return serialize({...framingDirectives(framing), ...siteDirectives(scripts)})
}

/** Policy of responses other than pages (feeds, images): load and run nothing. */
export const sealedPolicy = serialize({
  'default-src': none,
  'base-uri': none,
  'form-action': none,
  'frame-ancestors': none,
})

/** Policy of plain HTML error pages: inline styles and a form, no scripts. */
export function plainPolicy(framing: Framing): string {
  return serialize({
    ...framingDirectives(framing),
    'default-src': none,
    'style-src': [`'unsafe-inline'`],
  })
}

/** A script element. Next.js and React escape `<` inside it. */
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** Whether a script element needs a hash: external scripts and JSON do not. */
const isInline = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="application\/(ld\+)?json"/.test(attributes)

/** The source expression of an inline script: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The source expressions of all inline scripts in a page, each once. */
export function scriptHashes(html: string): string[] {
  const texts = [...html.matchAll(script)]
    .filter(([, attributes = '']) => isInline(attributes))
    .map(([, , text = '']) => text)
  return [...new Set(texts)].map(scriptHash)
}

/** The development server injects inline scripts and uses eval, so it gets no nonce. */
const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Headers with a nonce policy, for a page rendered per request. Next.js reads the nonce from the request headers, and
 * adds none to the layout's own scripts, which are allowed by `hashes`.
 */
export function withNonce(
  request: NextRequest,
  hashes: readonly string[],
  framing: Framing = 'nobody',
): {request: {headers: Headers}; headers?: Record<string, string>} {
  const headers = new Headers(request.headers)
  if (isDevelopment) return {request: {headers}}
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const policy = requestPolicy(framing, [nonce, ...hashes])
  headers.set(policyHeader, policy)
  return {request: {headers}, headers: {[policyHeader]: policy}}
}

/** Sets the policy that loads and runs nothing, for responses other than pages. */
export function seal(response: NextResponse): NextResponse {
  response.headers.set(policyHeader, sealedPolicy)
  return response
}
