import {pageHref, parsePathname} from './paths'

/** Sends visitors of one URL path to another. */
export interface Redirect {
  from: string
  to: string
}

/**
 * What the path of a redirect may be. Browsers read a backslash as a slash and skip control characters, and what begins
 * with two slashes names another site.
 */
const redirectPath = /^\/(?![/\\])[^\s?#\\\p{Cc}]*$/u

/** The same once percent signs are read, where a blank is only a blank. */
const decodedPath = /^\/(?![/\\])[^?#\\\p{Cc}]*$/u

/** Tells whether something is published at a URL path. */
interface Published {
  has(href: string): boolean
}

/** How often somebody could be sent on before the whole counts as a circle. */
const longestChain = 16

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * A path of this site as the site itself writes it: percent signs read, without a slash at the end or a prefix for
 * English. Null for what is no path, or could lead to another site.
 */
export function sitePath(value: string): string | null {
  if (!redirectPath.test(value)) return null
  const path = decoded(value)
  if (path === null || !decodedPath.test(path)) return null
  const {locale, path: page} = parsePathname(path)
  return pageHref(locale, page)
}

/** Where a path leads in the end, or null for one that leads in a circle. What is published leads nowhere else. */
function finalTarget(from: string, next: Map<string, string>, published: Published): string | null {
  let at = next.get(from)
  for (let step = 0; at !== undefined && step < longestChain; step += 1) {
    const onward = published.has(at) ? undefined : next.get(at)
    if (onward === undefined) return at
    at = onward
  }
  return null
}

/** Redirects with their paths as the site writes them, without those that could lead to another site. */
export function sitePaths(redirects: Redirect[]): Redirect[] {
  return redirects.flatMap(({from, to}) => {
    const [start, end] = [sitePath(from), sitePath(to)]
    return start && end ? [{from: start, to: end}] : []
  })
}

/**
 * Each address that leads elsewhere with the address where that ends, so that nobody is sent twice. The Studio refuses
 * circles and other sites; where they exist all the same, they are left out.
 */
export function finalTargets(redirects: Redirect[], published: Published): Map<string, string> {
  const next = new Map(sitePaths(redirects).map(({from, to}) => [from, to]))
  return new Map(
    [...next.keys()].flatMap((from): [string, string][] => {
      const to = finalTarget(from, next, published)
      return to === null || to === from ? [] : [[from, to]]
    }),
  )
}
