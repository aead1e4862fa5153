import 'server-only'
import {randomBytes} from 'node:crypto'

import {NextResponse, type NextRequest} from 'next/server'

import {inlineScripts} from '../../../components/document/inline-scripts'
import {type Framing, policyHeader, requestPolicy, sealedPolicy} from './policies'
import {scriptHash} from './script-hashes'

/** The development server injects inline scripts and uses eval, so it gets no nonce. */
const isDevelopment = process.env.NODE_ENV === 'development'

/** Hashes of the layout's inline scripts, to which Next.js adds no nonce. */
const layoutScripts = inlineScripts.map(scriptHash)

/** Headers with a nonce policy, for a page rendered per request. Next.js reads the nonce from the request headers. */
export function withNonce(
  request: NextRequest,
  framing: Framing,
): {request: {headers: Headers}; headers?: Record<string, string>} {
  const headers = new Headers(request.headers)
  if (isDevelopment) return {request: {headers}}
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const policy = requestPolicy(framing, [nonce, ...layoutScripts])
  headers.set(policyHeader, policy)
  return {request: {headers}, headers: {[policyHeader]: policy}}
}

/** Sets the policy that loads and runs nothing, for responses other than pages. */
export function seal(response: NextResponse): NextResponse {
  response.headers.set(policyHeader, sealedPolicy)
  return response
}
