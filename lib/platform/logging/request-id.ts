import 'server-only'
import {randomUUID} from 'node:crypto'

/** Request id header, on requests and responses. */
export const requestIdHeader = 'x-request-id'

/** Formats that proxies write; anything else could inject text into logs. */
const wellFormed = /^[\w.:-]{8,64}$/

/** A valid incoming request id, or undefined. */
export function knownRequestId(given: string | string[] | null | undefined): string | undefined {
  return typeof given === 'string' && wellFormed.test(given) ? given : undefined
}

/** The incoming request id, or a new one. */
export function requestIdFor(given: string | string[] | null | undefined): string {
  return knownRequestId(given) ?? randomUUID()
}

/** {@link requestIdFor} for web `Headers`. */
export const requestIdOf = (headers: Headers): string => requestIdFor(headers.get(requestIdHeader))
