import 'server-only'
import {randomBytes} from 'node:crypto'

import {NextResponse, type NextRequest} from 'next/server'

import {type Framing, policyHeader, requestPolicy, sealedPolicy} from './policies'

/** A development server writes scripts of its own into pages, and evaluates some. */
const isDeveloping = process.env.NODE_ENV === 'development'

/**
 * Lets a page that is rendered for this request run the scripts that it comes with: Next.js reads the nonce from the
 * request's policy and writes it into them. `known` are the hashes of those that it does not write itself.
 */
export function withNonce(
  request: NextRequest,
  framing: Framing,
  known: readonly string[],
): {request: {headers: Headers}; headers?: Record<string, string>} {
  const headers = new Headers(request.headers)
  if (isDeveloping) return {request: {headers}}
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const policy = requestPolicy(framing, [nonce, ...known])
  headers.set(policyHeader, policy)
  return {request: {headers}, headers: {[policyHeader]: policy}}
}

/** Lets an answer that is no page load and run nothing, should somebody open it. */
export function seal(response: NextResponse): NextResponse {
  response.headers.set(policyHeader, sealedPolicy)
  return response
}
