import {endpointAt} from '../routing/endpoints'
import {sitePath, sitePaths, type Redirect} from './redirects'

/** What a redirect is judged by. */
export interface KnownAddresses {
  /** URL paths of everything that is published. */
  published: Set<string>
  /** Where the other redirects lead. */
  redirects: Redirect[]
}

const malformed = 'Begin with one slash: /fr/about. No spaces, ?, # or backslashes.'

/** Addresses that are never asked for a redirect. */
const reserved = /^\/(admin|studio)(\/|$)/

/** What is wrong with where a redirect begins, in words for its editor; null when nothing is. */
export function problemOfFrom(value: string, known: KnownAddresses): string | null {
  const from = sitePath(value)
  if (!from) return malformed
  if (reserved.test(from) || endpointAt(from) !== null) {
    return `${from} belongs to the site itself: nobody would be sent on from there.`
  }
  if (known.published.has(from)) {
    return `A page is published at ${from}, and what is published wins: nobody would be sent on. Give the page another path instead; that writes the redirect too.`
  }
  const others = sitePaths(known.redirects)
  if (others.some((other) => other.from === from)) return `Another redirect begins at ${from}.`
  const before = others.find((other) => other.to === from)
  if (!before) return null
  return `The redirect from ${before.from} leads here, so its visitors would be sent twice. Let it lead to the new address first.`
}

/** The addresses that somebody passes who is sent to `start`, until one leads nowhere else or was there before. */
function wayFrom(start: string, passed: string[], known: KnownAddresses): string[] {
  const next = new Map(sitePaths(known.redirects).map(({from, to}) => [from, to]))
  const way = [...passed]
  for (let at: string | undefined = start; at !== undefined; at = next.get(at)) {
    const circle = way.includes(at)
    way.push(at)
    if (circle || known.published.has(at)) break
  }
  return way
}

/** What is wrong with where a redirect leads, in words for its editor; null when nothing is. */
export function problemOfTo(redirect: Redirect, known: KnownAddresses): string | null {
  const to = sitePath(redirect.to)
  if (!to) return malformed
  const from = sitePath(redirect.from)
  if (to === from) return 'A redirect cannot lead to itself.'
  const way = wayFrom(to, from ? [from] : [], known)
  const end = way.at(-1) ?? to
  if (way.indexOf(end) < way.length - 1) return `This leads in a circle: ${way.join(' → ')}.`
  if (!known.published.has(end)) return `Nothing is published at ${end}.`
  if (end !== to) return `${to} itself leads to ${end}: write ${end} here.`
  return null
}
