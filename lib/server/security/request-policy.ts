import 'server-only'
import {randomBytes} from 'node:crypto'

import {NextResponse, type NextRequest} from 'next/server'

import {type Framing, policyHeader, requestPolicy, sealedPolicy} from './policies'

/** The development server injects inline scripts and uses eval, so it gets no nonce. */
const isDevelopment = process.env.NODE_ENV === 'development'

/**
 * Headers with a nonce policy, for a page rendered per request. Next.js reads the nonce from the request headers, and
 * adds none to the layout's own scripts, which are allowed by `hashes`.
 */
export function withNonce(
  request: NextRequest,
  hashes: readonly string[],
  framing: Framing = 'nobody',
): {request: {headers: Headers}; headers?: Record<string, string>} {
  const headers = new Headers(request.headers)
  if (isDevelopment) return {request: {headers}}
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const policy = requestPolicy(framing, [nonce, ...hashes])
  headers.set(policyHeader, policy)
  return {request: {headers}, headers: {[policyHeader]: policy}}
}

/** Sets the policy that loads and runs nothing, for responses other than pages. */
export function seal(response: NextResponse): NextResponse {
  response.headers.set(policyHeader, sealedPolicy)
  return response
}
