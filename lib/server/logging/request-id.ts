import 'server-only'
import {randomUUID} from 'node:crypto'

/** Header with the request's id, in requests and responses. */
export const requestIdHeader = 'x-request-id'

/** Ids of proxies and load balancers; anything else could be an attempt to inject text into the log. */
const wellFormed = /^[\w.:-]{8,64}$/

/** A valid request id, as Next.js passes headers after a failure; undefined for anything else. */
export function knownRequestId(value: string | string[] | null | undefined): string | undefined {
  return typeof value === 'string' && wellFormed.test(value) ? value : undefined
}

/** Returns the request id that a proxy set, or a new one. */
export function requestIdOf(headers: Headers): string {
  return knownRequestId(headers.get(requestIdHeader)) ?? randomUUID()
}
