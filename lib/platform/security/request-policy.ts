import 'server-only'
import {randomBytes} from 'node:crypto'

import {NextResponse, type NextRequest} from 'next/server'

import {inlineScripts} from '../../../components/layout/inline-scripts'
import {scriptHash} from './page-scripts'
import {type Framing, policyHeader, requestPolicy, sealedPolicy} from './policies'

/** A development server writes inline scripts of its own, and evaluates some. */
const isDevelopment = process.env.NODE_ENV === 'development'

/** The scripts of the layout, which Next.js gives no nonce. */
const layoutScripts = inlineScripts.map(scriptHash)

/** The policy of a page that is rendered for this request. Next.js reads the nonce from the request's policy. */
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

/** Gives a response that is no page the policy that loads and runs nothing. */
export function seal(response: NextResponse): NextResponse {
  response.headers.set(policyHeader, sealedPolicy)
  return response
}
