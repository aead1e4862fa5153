import {pageHref, pageRoute, parsePathname} from './paths'

/** Starts a preview for the Studio. */
export const draftEnableEndpoint = '/api/draft/enable'

/** Ends a preview. */
export const draftDisableEndpoint = '/api/draft/disable'

/** Where the Content Lake announces a publish. */
export const revalidateEndpoint = '/api/revalidate'

/** Where pages report how fast they were. */
export const vitalsEndpoint = '/api/vitals'

/** Where browsers read which links they may load ahead. */
export const speculationRulesEndpoint = '/speculation-rules.json'

/**
 * Addresses that are not pages: each is a file in `app/`, and `proxy.ts` lets requests for them pass. A part in brackets
 * stands for any one, with three dots for one or more; `[locale]` is the folder of a language, which has a prefix in the
 * address or has none.
 */
export const endpoints: readonly string[] = [
  '/.well-known/security.txt',
  '/[locale]/blog/feed.json',
  '/[locale]/blog/feed.xml',
  '/admin/dashboard/export',
  '/admin/session',
  draftDisableEndpoint,
  draftEnableEndpoint,
  '/api/health',
  '/api/ready',
  '/api/redirects',
  revalidateEndpoint,
  vitalsEndpoint,
  '/apple-icon',
  '/icon.svg',
  '/icons/192.png',
  '/icons/512.png',
  '/icons/favicon.ico',
  '/icons/maskable-512.png',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/share/[version]/[...file]',
  '/sitemap.xml',
  '/sitemap/[part]',
  speculationRulesEndpoint,
  '/studio/thumbnails/[file]',
]

/** Those that take posts; all others are only read. */
const posted = new Set([draftDisableEndpoint, '/api/redirects', revalidateEndpoint, vitalsEndpoint])

/** Whether an endpoint takes posts. */
export function takesPosts(endpoint: string): boolean {
  return posted.has(endpoint)
}

/** Next.js takes a file of this name in `app/` for one that is never drawn, so the icon is drawn elsewhere. */
const favicon = {address: '/favicon.ico', place: '/icons/favicon.ico'}

const localeFolder = '/[locale]/'

/**
 * What a part may be. Answers are kept, those that say that nothing is there too: nobody may fill a disk with them. Next.js
 * answers 500 to escapes that it cannot decode.
 */
const shapes: Record<string, RegExp> = {
  '[part]': /^[1-9]\d{0,2}\.xml$/,
  '[file]': /^[\w-]+\.webp$/,
}

function stands(name: string, part: string | undefined): boolean {
  if (!name.startsWith('[')) return name === part
  return shapes[name]?.test(part ?? '') ?? true
}

function matches(endpoint: string, pathname: string): boolean {
  const parts = pathname.split('/')
  const names = endpoint.split('/')
  const isOpen = names.at(-1)?.startsWith('[...') ?? false
  if (isOpen ? names.length > parts.length : names.length !== parts.length) return false
  return names.every((name, index) => stands(name, parts[index]))
}

/** Where `app/` has the endpoint at an address: `/blog/feed.xml` → `/en/blog/feed.xml`. Null for what is none. */
export function endpointAt(pathname: string): string | null {
  if (pathname === favicon.address) return favicon.place
  const {locale, path} = parsePathname(pathname)
  if (pageHref(locale, path) !== pathname) return null
  const folder = pageRoute(locale, path)
  for (const endpoint of endpoints) {
    const place = endpoint.startsWith(localeFolder) ? folder : pathname
    if (matches(endpoint, place)) return place
  }
  return null
}
