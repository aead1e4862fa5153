import {isExternal, isReserved, sitePath} from '../../urls/site-path'
import {redirectTarget, sitePaths, type Redirect} from './redirects'

/** Addresses against which a redirect is validated. */
export interface KnownAddresses {
  /** URL paths of everything that is published. */
  published: Set<string>
  /** The other redirects. */
  redirects: Redirect[]
}

/** A problem with a redirect, and the addresses involved. */
export interface RedirectProblem {
  kind:
    | 'malformed'
    | 'malformed-target'
    | 'reserved'
    | 'published'
    | 'taken'
    | 'itself'
    | 'circle'
    | 'nowhere'
    | 'leads-on'
  about: string[]
}

const problem = (kind: RedirectProblem['kind'], ...about: string[]): RedirectProblem => ({
  kind,
  about,
})

/** Validates the source of a redirect; null when it is valid. */
export function validateSource(value: string, known: KnownAddresses): RedirectProblem | null {
  const from = sitePath(value)
  if (!from) return problem('malformed')
  if (isReserved(from)) return problem('reserved', from)
  if (known.published.has(from)) return problem('published', from)
  const isTaken = sitePaths(known.redirects).some((other) => other.from === from)
  return isTaken ? problem('taken', from) : null
}

/** Follows redirects from `start`, and returns the addresses up to the final target or the first repeated one. */
function followRedirects(start: string, passed: string[], known: KnownAddresses): string[] {
  const next = new Map(sitePaths(known.redirects).map(({from, to}) => [from, to]))
  const way = [...passed]
  for (let at: string | undefined = start; at !== undefined; at = next.get(at)) {
    const circle = way.includes(at)
    way.push(at)
    if (circle || known.published.has(at)) break
  }
  return way
}

/** Validates the target of a redirect; null when it is valid. */
export function validateTarget(redirect: Redirect, known: KnownAddresses): RedirectProblem | null {
  const to = redirectTarget(redirect.to)
  if (!to) return problem('malformed-target')
  const from = sitePath(redirect.from)
  if (to === from) return problem('itself')
  const way = followRedirects(to, from ? [from] : [], known)
  const end = way.at(-1) ?? to
  if (way.indexOf(end) < way.length - 1) return problem('circle', ...way)
  if (!isExternal(end) && !known.published.has(end)) return problem('nowhere', end)
  if (end !== to) return problem('leads-on', to, end)
  return null
}
