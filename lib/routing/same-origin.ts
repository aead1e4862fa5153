import {publicEnv} from '../platform/env'

/** The path, query and fragment of a link within the site; null for a link that leaves it. */
export function sameOriginHref(link: string): string | null {
  const {origin} = new URL(publicEnv.siteUrl)
  const url = URL.parse(link, origin)
  // Without the origin, a path that begins with two slashes would name another host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
