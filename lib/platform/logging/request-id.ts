import 'server-only'
import {randomUUID} from 'node:crypto'

/** The header that names a request, in both directions. */
export const requestIdHeader = 'x-request-id'

/** What proxies and load balancers write; anything else might be made to be read in a log. */
const wellFormed = /^[\w.:-]{8,64}$/

/** The id of a request as Next.js hands its headers on after a failure; undefined when it is not well-formed. */
export function knownRequestId(given: string | string[] | null | undefined): string | undefined {
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined
}

/** The id that whoever forwards requests gave one in its header, or a new one. */
export function requestIdFor(given: string | string[] | null | undefined): string {
  return knownRequestId(given) ?? randomUUID()
}

/** The same of a request with the web's headers. */
export const requestIdOf = (headers: Headers): string => requestIdFor(headers.get(requestIdHeader))
