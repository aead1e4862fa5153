import {siteHost} from '../server/env'
import {hrefIn, type LocalizedPath, servedPaths, type DocumentPaths} from './document-paths'
import {isExternal, normalHref, isReservedHref} from './hrefs'
import {homePath, pageHref} from './paths'

/** A redirect from an href to another, or to another site's URL. */
export interface Redirect {
  from: string
  to: string
}

/** The published hrefs. */
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

/** The target of a redirect: an href of this site in its normal form, or the URL of another site; null for neither. */
export function redirectTarget(value: string): string | null {
  if (!isExternal(value)) return normalHref(value)
  const url = URL.parse(value)
  if (!url || url.username || url.password) return null
  return url.host === siteHost() ? normalHref(url.pathname + url.search + url.hash) : url.href
}

/** Redirects in their normal form, without malformed ones. */
function normalRedirects(redirects: Redirect[]): Redirect[] {
  return redirects.flatMap(({from, to}) => {
    const [start, end] = [normalHref(from), redirectTarget(to)]
    return start && end ? [{from: start, to: end}] : []
  })
}

/** The final target of each redirect, so that no visitor is redirected twice. Loops are left out. */
export function finalTargets(redirects: Redirect[], published: Published): Map<string, string> {
  const next = new Map(normalRedirects(redirects).map(({from, to}) => [from, to]))
  return new Map(
    [...next].flatMap(([from, first]): [string, string][] => {
      const to = finalTarget(first, next, published)
      return to === null || to === from ? [] : [[from, to]]
    }),
  )
}

/** Hrefs against which a redirect is validated. */
export interface KnownHrefs {
  /** Hrefs of everything that is published. */
  published: Set<string>
  /** The other redirects. */
  redirects: Redirect[]
}

/** A problem with a redirect, and the hrefs involved. */
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
    | 'chain'
  about: string[]
}

const problem = (kind: RedirectProblem['kind'], ...about: string[]): RedirectProblem => ({
  kind,
  about,
})

/** Validates the source of a redirect; null when it is valid. */
export function validateSource(value: string, known: KnownHrefs): RedirectProblem | null {
  const from = normalHref(value)
  if (!from) return problem('malformed')
  if (isReservedHref(from)) return problem('reserved', from)
  if (known.published.has(from)) return problem('published', from)
  const isTaken = normalRedirects(known.redirects).some((other) => other.from === from)
  return isTaken ? problem('taken', from) : null
}

/** Follows redirects from `start`, and returns the hrefs up to the final target or the first repeated one. */
function followRedirects(start: string, passed: string[], known: KnownHrefs): string[] {
  const next = new Map(normalRedirects(known.redirects).map(({from, to}) => [from, to]))
  const way = [...passed]
  for (let at: string | undefined = start; at !== undefined; at = next.get(at)) {
    const circle = way.includes(at)
    way.push(at)
    if (circle || known.published.has(at)) break
  }
  return way
}

/** Validates the target of a redirect; null when it is valid. */
export function validateTarget(redirect: Redirect, known: KnownHrefs): RedirectProblem | null {
  const to = redirectTarget(redirect.to)
  if (!to) return problem('malformed-target')
  const from = normalHref(redirect.from)
  if (to === from) return problem('itself')
  const way = followRedirects(to, from ? [from] : [], known)
  const end = way.at(-1) ?? to
  if (way.indexOf(end) < way.length - 1) return problem('circle', ...way)
  if (!isExternal(end) && !known.published.has(end)) return problem('nowhere', end)
  if (end !== to) return problem('chain', to, end)
  return null
}

/** A change of the paths of a page or article. */
export interface Rename {
  /** Null for the first publish. */
  before: DocumentPaths | null
  after: DocumentPaths
  /** Its published translations. */
  translations: LocalizedPath[]
  /** Hrefs of other documents, from which no redirect is created. */
  published: {has(href: string): boolean}
}

/** The changes to redirects that a publish needs. */
export interface RedirectPlan {
  /** Redirects to create or change. */
  set: Redirect[]
  /** Hrefs whose redirects to delete, because a document is published there. */
  remove: string[]
}

/** Hrefs of a document, without those that its translations replace. */
export function servedHrefs(
  document: DocumentPaths,
  translations: LocalizedPath[] | null = null,
): Set<string> {
  const paths = servedPaths({...document, translations})
  return new Set(paths.map(({locale, path}) => pageHref(locale, path)))
}

/** A redirect from each href that the document no longer has. */
function movesOf({before, after, translations}: Rename): Redirect[] {
  if (!before) return []
  const kept = servedHrefs(after)
  return servedPaths({...before, translations: null}).flatMap(({locale, path}): Redirect[] => {
    const from = pageHref(locale, path)
    if (kept.has(from) || path === homePath) return []
    const to = hrefIn(locale, {...after, translations})
    return to && to !== from ? [{from, to}] : []
  })
}

/**
 * Plans the redirects of a rename: the old href and all redirects to it get the new one as their target, and none starts
 * there. Creates no chains or loops if there were none.
 */
export function planRedirects(rename: Rename, redirects: Redirect[]): RedirectPlan {
  const arrived = servedHrefs(rename.after, rename.translations)
  const moves = movesOf(rename).filter(({from}) => !rename.published.has(from))
  const target = new Map(moves.map(({from, to}) => [from, to]))
  const others = redirects.filter(({from}) => {
    const start = normalHref(from)
    return start !== null && !arrived.has(start) && !target.has(start)
  })
  const retargeted = others.flatMap(({from, to}): Redirect[] => {
    const end = target.get(redirectTarget(to) ?? to)
    return end ? [{from, to: end}] : []
  })
  const remove = redirects.filter(({from}) => arrived.has(normalHref(from) ?? from))
  return {set: [...moves, ...retargeted], remove: remove.map(({from}) => from)}
}
