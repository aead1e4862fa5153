import {pageHref, pageRoute, parsePathname, leadsEndpoint} from './paths'

/** Starts a preview for the Studio. */
export const draftEnableEndpoint = '/api/draft/enable'

/** Ends a preview. */
export const draftDisableEndpoint = '/api/draft/disable'

/** Tells a preview of changes: server-sent events. */
export const draftEventsEndpoint = '/api/draft/events'

/** Webhook that receives the sync tags of a publish. */
export const revalidateEndpoint = '/api/revalidate'

/** Speculation rules: which links browsers may prefetch. */
export const speculationRulesEndpoint = '/speculation-rules.json'

/**
 * Paths that are not pages: each is a file in `app/`, and `proxy.ts` lets them through. A segment in brackets matches
 * any one, with three dots one or more; `[locale]` is a language's folder, with or without a prefix in the URL.
 */
export const endpoints: readonly string[] = [
  '/.well-known/security.txt',
  '/[locale]/blog/feed.xml',
  '/admin/dashboard/entry',
  '/admin/dashboard/export',
  '/admin/session',
  draftDisableEndpoint,
  draftEnableEndpoint,
  draftEventsEndpoint,
  '/api/health',
  leadsEndpoint,
  '/api/outbox',
  '/api/ready',
  '/api/redirects',
  revalidateEndpoint,
  '/apple-icon',
  '/icon.svg',
  '/icons/[icon]',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/share/[version]/[...file]',
  '/sitemap.xml',
  speculationRulesEndpoint,
  '/studio/thumbnails/[file]',
]

/** Methods of what can only be read. */
export const reading = ['GET', 'HEAD']

/** Methods of the endpoints that accept others. */
const methods = new Map<string, readonly string[]>([
  [draftDisableEndpoint, ['POST']],
  [leadsEndpoint, ['POST']],
  // Some hosts call a scheduled endpoint with GET only.
  ['/api/outbox', [...reading, 'POST']],
  ['/api/redirects', ['POST']],
  [revalidateEndpoint, ['POST']],
])

/** Methods that an endpoint accepts. */
export function methodsOfEndpoint(endpoint: string): readonly string[] {
  return methods.get(endpoint) ?? reading
}

/** For clients that do not read `<link>`. */
const favicon = {url: '/favicon.ico', route: '/icons/192.png'}

const localeFolder = '/[locale]/'

/**
 * Allowed segments. Responses are cached, even 404s, so arbitrary names could fill the disk, and Next.js responds 500
 * to escapes that it cannot decode.
 */
const shapes: Record<string, RegExp> = {
  '[icon]': /^(?:192|512|maskable-512)\.png$/,
  '[file]': /^[\w-]+\.webp$/,
}

function segmentMatches(name: string, segment: string | undefined): boolean {
  if (!name.startsWith('[')) return name === segment
  return shapes[name]?.test(segment ?? '') ?? true
}

function matches(names: readonly string[], segments: readonly string[]): boolean {
  const isOpen = names.at(-1)?.startsWith('[...') ?? false
  if (isOpen ? names.length > segments.length : names.length !== segments.length) return false
  return names.every((name, index) => segmentMatches(name, segments[index]))
}

const segmentsOf = (path: string) => path.split('/')

const known = endpoints.map((endpoint) => ({
  names: segmentsOf(endpoint),
  isLocalized: endpoint.startsWith(localeFolder),
}))

/** The route in `app/` of an endpoint's URL path: `/blog/feed.xml` → `/en/blog/feed.xml`. Null for other paths. */
export function endpointAt(pathname: string): string | null {
  if (pathname === favicon.url) return favicon.route
  const {locale, path} = parsePathname(pathname)
  if (pageHref(locale, path) !== pathname) return null
  const folder = pageRoute(locale, path)
  const [own, localized] = [segmentsOf(pathname), segmentsOf(folder)]
  const found = known.find(({names, isLocalized}) => matches(names, isLocalized ? localized : own))
  if (!found) return null
  return found.isLocalized ? folder : pathname
}
