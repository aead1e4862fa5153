import {siteHost} from '../../server/env'
import {isExternal, sitePath} from '../../urls/site-path'

/** A redirect from a URL path to another, or to another site. */
export interface Redirect {
  from: string
  to: string
}

/** The published URL paths. */
interface Published {
  has(href: string): boolean
}

/** Maximum length of a chain; longer ones count as loops. */
const longestChain = 16

/** Where a redirect to `first` ends, or null in a loop. A published path does not redirect. */
function finalTarget(first: string, next: Map<string, string>, published: Published) {
  let at = first
  for (let step = 0; step < longestChain; step += 1) {
    const onward = published.has(at) ? undefined : next.get(at)
    if (onward === undefined) return at
    at = onward
  }
  return null
}

/** Where a redirect leads: a path of this site in its normal form, or the URL of another site; null for neither. */
export function redirectTarget(value: string): string | null {
  if (!isExternal(value)) return sitePath(value)
  const url = URL.parse(value)
  if (!url || url.username || url.password) return null
  return url.host === siteHost() ? sitePath(url.pathname + url.search + url.hash) : url.href
}

/** Redirects in their normal form, without malformed ones. */
export function sitePaths(redirects: Redirect[]): Redirect[] {
  return redirects.flatMap(({from, to}) => {
    const [start, end] = [sitePath(from), redirectTarget(to)]
    return start && end ? [{from: start, to: end}] : []
  })
}

/** The final target of each redirect, so that no visitor is redirected twice. Loops are left out. */
export function finalTargets(redirects: Redirect[], published: Published): Map<string, string> {
  const next = new Map(sitePaths(redirects).map(({from, to}) => [from, to]))
  return new Map(
    [...next].flatMap(([from, first]): [string, string][] => {
      const to = finalTarget(first, next, published)
      return to === null || to === from ? [] : [[from, to]]
    }),
  )
}
