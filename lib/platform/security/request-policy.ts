import 'server-only'
import {randomBytes} from 'node:crypto'

import {NextResponse, type NextRequest} from 'next/server'

import {type Framing, policyHeader, requestPolicy, sealedPolicy} from './policies'

/** A development server injects scripts and uses eval. */
const isDeveloping = process.env.NODE_ENV === 'development'

/**
 * Adds a nonce policy to the request, from which Next.js takes the nonce for its scripts. `known`
 * are hashes of our own inline scripts.
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

/** Adds the policy that loads and runs nothing. */
export function seal(response: NextResponse): NextResponse {
  response.headers.set(policyHeader, sealedPolicy)
  return response
}
