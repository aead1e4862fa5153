import {siteHost} from '../server/env'
import {hrefIn, readablePathIn, translationPath, type Address, publishedPath} from './addresses'
import {homePath, pageHref} from './paths'
import {isExternal, sitePath, isReserved} from './site-path'

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

/** Language and path of a document's published translations. */
export type Translations = {language: string | null; path: string | null}[]

/** A change of the address of a page or article. */
export interface Rename {
  /** Null for the first publish. */
  before: Address | null
  after: Address
  translations: Translations
  /** URL paths of other documents, from which no redirect is created. */
  published: {has(href: string): boolean}
}

/** The changes to redirects that a publish needs. */
export interface RedirectPlan {
  /** Redirects to create or change. */
  set: Redirect[]
  /** Addresses whose redirects to delete, because a document is published there. */
  remove: string[]
}

function placesOf({language, path, untranslated}: Address) {
  return [{language, path}, ...(untranslated ?? [])].flatMap((place) =>
    publishedPath(place.language, place.path),
  )
}

/** URL paths of a document, without those that its translations replace. */
export function publishedAt(address: Address, translations: Translations): Set<string> {
  const hrefs = placesOf(address)
    .filter(({locale}) => locale === address.language || !translationPath(translations, locale))
    .map(({locale, path}) => pageHref(locale, path))
  return new Set(hrefs)
}

/** A redirect from each address that the document no longer has. */
function movesOf({before, after, translations}: Rename): Redirect[] {
  if (!before) return []
  const kept = new Set(placesOf(after).map(({locale, path}) => pageHref(locale, path)))
  return placesOf(before).flatMap(({locale, path}): Redirect[] => {
    const from = pageHref(locale, path)
    if (kept.has(from) || path === homePath) return []
    const readable = readablePathIn(locale, {...after, translations})
    const to = readable ? pageHref(locale, readable) : hrefIn(locale, after)
    return to && to !== from ? [{from, to}] : []
  })
}

/**
 * Plans the redirects of a rename: the old address and all redirects to it lead to the new one, and none starts
 * there. Creates no chains or loops if there were none.
 */
export function planRedirects(rename: Rename, redirects: Redirect[]): RedirectPlan {
  const arrived = publishedAt(rename.after, rename.translations)
  const moves = movesOf(rename).filter(({from}) => !rename.published.has(from))
  const target = new Map(moves.map(({from, to}) => [from, to]))
  const others = redirects.filter(({from}) => {
    const start = sitePath(from)
    return start !== null && !arrived.has(start) && !target.has(start)
  })
  const led = others.flatMap(({from, to}): Redirect[] => {
    const end = target.get(redirectTarget(to) ?? to)
    return end ? [{from, to: end}] : []
  })
  const remove = redirects.filter(({from}) => arrived.has(sitePath(from) ?? from))
  return {set: [...moves, ...led], remove: remove.map(({from}) => from)}
}
