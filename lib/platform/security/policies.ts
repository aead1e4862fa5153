import {publicEnv} from '../env.ts'

/** Directives of a Content-Security-Policy and what each allows. */
type Directives = Record<string, readonly string[]>

const nothing = [`'none'`]
const itself = [`'self'`]

/** The name of the header, which caches keep with a page in small letters. */
export const policyHeader = 'content-security-policy'

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Where pictures of the Content Lake are. */
const pictures = publicEnv.sanityIsHosted ? 'https://cdn.sanity.io' : publicEnv.sanityApiHost

/** Who may show a page in a frame: the Studio, which is on this site, shows previews; nobody shows what visitors see. */
export type Framing = 'nobody' | 'studio'

function frame(framing: Framing): Directives {
  return {
    'base-uri': nothing,
    'form-action': itself,
    'frame-ancestors': framing === 'studio' ? itself : nothing,
    'object-src': nothing,
  }
}

/** What a page loads. Styles are written into pages, an element at a time, so they cannot be counted. */
function content(scripts: readonly string[]): Directives {
  return {
    'default-src': nothing,
    'connect-src': itself,
    'font-src': itself,
    'img-src': [...itself, 'data:', pictures],
    'manifest-src': itself,
    'script-src': [...itself, ...scripts],
    'style-src': [...itself, `'unsafe-inline'`],
  }
}

/** Where a browser hears of changes in the Content Lake. */
function listening(): string[] {
  if (!publicEnv.sanityIsHosted) return [publicEnv.sanityApiHost]
  return [`https://${publicEnv.sanityProjectId}.api.sanity.io`]
}

/** Hosts that the Studio reaches when the Content Lake is Sanity's own: its API, its files, and what it loads of itself. */
const sanityHosts = {
  any: ['https://*.sanity.io', 'https://*.sanity-cdn.com'],
  sockets: ['wss://*.sanity.io'],
  pictures: ['https:'],
}

/** Hosts that the Studio reaches on a Content Lake of one's own: nothing leaves the machine. */
function ownHosts(): typeof sanityHosts {
  const {host, port, protocol} = new URL(publicEnv.sanityApiHost)
  const sockets = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`
  // Listeners have host names of their own: see studio/client/listener-hosts.ts.
  return {
    any: [publicEnv.sanityApiHost, `${protocol}//*.localhost:${port}`],
    sockets: [sockets, sockets.replace('localhost', '*.localhost')],
    pictures: [publicEnv.sanityApiHost],
  }
}

/** What the Studio loads. What it asks of hosts that are written into it is kept from it before: see studio/client/. */
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
 * What holds for every page before it is known what its scripts are: nobody may frame it, and it sends forms to this site
 * alone. `loadingPolicy` goes beside it in a header of its own, and browsers enforce both.
 */
export function framePolicy(framing: Framing): string {
  return written(frame(framing))
}

/** What a page that is kept may load: scripts of this site, and those in it whose hashes these are. */
export function loadingPolicy(place: 'site' | 'studio', scripts: readonly string[]): string {
  return written(place === 'studio' ? studioContent(scripts) : content(scripts))
}

/** The policy of a page that is rendered for one request, whose scripts carry the nonce or are known by their hashes. */
export function requestPolicy(framing: Framing, scripts: readonly string[]): string {
  const directives = {...frame(framing), ...content(scripts)}
  if (framing === 'nobody') return written(directives)
  return written({...directives, 'connect-src': [...itself, ...listening()]})
}

/** The policy of what is no page, such as a feed or a picture: opened by itself it loads nothing and runs nothing. */
export const sealedPolicy = written({
  'default-src': nothing,
  'base-uri': nothing,
  'form-action': nothing,
  'frame-ancestors': nothing,
})

/** The policy of the few words in plain HTML that stand in for a page; they may have styles and a form. */
export function plainPolicy(framing: Framing): string {
  return written({...frame(framing), 'default-src': nothing, 'style-src': [`'unsafe-inline'`]})
}
