import {publicEnv} from '../env.ts'

/** Directives of a Content-Security-Policy. */
type Directives = Record<string, readonly string[]>

const nothing = [`'none'`]
const itself = [`'self'`]

/** Lower case, as in cached pages. */
export const policyHeader = 'content-security-policy'

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Host of the Content Lake's images and files, videos among them. */
const pictures = publicEnv.sanityIsHosted ? 'https://cdn.sanity.io' : publicEnv.sanityApiHost

/** Who may frame a page: the Studio (same origin) frames previews, nobody frames public pages. */
export type Framing = 'nobody' | 'studio'

function frame(framing: Framing): Directives {
  return {
    'base-uri': nothing,
    'form-action': itself,
    'frame-ancestors': framing === 'studio' ? itself : nothing,
    'object-src': nothing,
  }
}

/**
 * Sources a page loads from. Inline styles are allowed, because style attributes cannot be hashed.
 */
function content(scripts: readonly string[]): Directives {
  return {
    'default-src': nothing,
    'connect-src': itself,
    'font-src': itself,
    'img-src': [...itself, 'data:', pictures],
    'manifest-src': itself,
    'media-src': [pictures],
    'script-src': [...itself, ...scripts],
    'style-src': [...itself, `'unsafe-inline'`],
  }
}

/** Hosts a preview's live updates connect to. */
function listening(): string[] {
  if (!publicEnv.sanityIsHosted) return [publicEnv.sanityApiHost]
  return [`https://${publicEnv.sanityProjectId}.api.sanity.io`]
}

/** Hosts the Studio needs with hosted Sanity: API, assets and its own modules. */
const sanityHosts = {
  any: ['https://*.sanity.io', 'https://*.sanity-cdn.com'],
  sockets: ['wss://*.sanity.io'],
  pictures: ['https:'],
}

/** Hosts the Studio needs with its own Content Lake: nothing leaves the machine. */
function ownHosts(): typeof sanityHosts {
  const {host, port, protocol} = new URL(publicEnv.sanityApiHost)
  const sockets = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  // Listeners use host names of their own: see studio/client/listener-hosts.ts.
  return {
    any: [publicEnv.sanityApiHost, `${protocol}//*.localhost:${port}`],
    sockets: [sockets, sockets.replace('localhost', '*.localhost')],
    pictures: [publicEnv.sanityApiHost],
  }
}

/** Sources the Studio loads from. Without hosted Sanity they block its requests to Sanity's hard-coded hosts. */
function studioContent(scripts: readonly string[]): Directives {
  const hosts = publicEnv.sanityIsHosted ? sanityHosts : ownHosts()
  const code = publicEnv.sanityIsHosted ? sanityHosts.any : []
  return {
    'default-src': itself,
    'connect-src': [...itself, ...hosts.any, ...hosts.sockets],
    'font-src': [...itself, 'data:', ...code],
    'img-src': [...itself, 'data:', 'blob:', ...hosts.pictures],
    'media-src': [...itself, 'blob:', ...hosts.pictures],
    'script-src': [...itself, ...code, ...scripts],
    'style-src': [...itself, `'unsafe-inline'`, ...code],
    'worker-src': [...itself, 'blob:'],
  }
}

/**
 * Policy of every page, before its scripts are known: framing and form targets. Sent beside
 * `loadingPolicy`; browsers enforce both.
 */
export function framePolicy(framing: Framing): string {
  return written(frame(framing))
}

/** Policy of a cached page: scripts of this site, and inline scripts with these hashes. */
export function loadingPolicy(place: 'site' | 'studio', scripts: readonly string[]): string {
  return written(place === 'studio' ? studioContent(scripts) : content(scripts))
}

/** Policy of a page rendered per request: inline scripts need the nonce or a known hash. */
export function requestPolicy(framing: Framing, scripts: readonly string[]): string {
  const directives = {...frame(framing), ...content(scripts)}
  if (framing === 'nobody') return written(directives)
  return written({...directives, 'connect-src': [...itself, ...listening()]})
}

/** Policy of responses other than pages (feeds, images): load and run nothing. */
export const sealedPolicy = written({
  'default-src': nothing,
  'base-uri': nothing,
  'form-action': nothing,
  'frame-ancestors': nothing,
})

/** Policy of plain HTML error pages: inline styles and a form, no scripts. */
export function plainPolicy(framing: Framing): string {
  return written({...frame(framing), 'default-src': nothing, 'style-src': [`'unsafe-inline'`]})
}
