import {SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import * as fc from 'fast-check'

import {redirectName} from '../../../lib/urls/paths.ts'
import {inLine, part} from './malformed-text.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64url')

/** Session cookies that look valid until they are parsed. */
function sessionLike() {
  const token = fc
    .tuple(fc.json(), fc.json())
    .map(([head, claims]) => `${base64(head)}.${base64(claims)}.${base64('signature')}`)
  const session = fc
    .tuple(token, fc.oneof(fc.integer(), fc.string()))
    .map(([access, expires]) =>
      JSON.stringify({access_token: access, refresh_token: access, expires_at: expires, user: {}}),
    )
  return fc.oneof(session, fc.json()).map((text) => `base64-${base64(text)}`)
}

const cookies = [
  'previewSession',
  '__next_preview_data',
  'sanity-preview-perspective',
  'sb-localhost-auth-token',
  'sb-localhost-auth-token.0',
  'sb-127-auth-token',
  'NEXT_LOCALE',
  redirectName,
]

const cookieHeader = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...cookies), inLine), fc.oneof(part, sessionLike())), {
    maxLength: 4,
  })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '))

const headerNames = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cache-control',
  'content-type',
  'expect',
  'host',
  'if-modified-since',
  'if-none-match',
  'next-action',
  'next-action-not-found',
  'next-resume',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'origin',
  'purpose',
  'range',
  'referer',
  'rsc',
  'sec-fetch-site',
  SIGNATURE_HEADER_NAME,
  'traceparent',
  'upgrade',
  'user-agent',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-http-method-override',
  'x-matched-path',
  'x-middleware-prefetch',
  'x-middleware-subrequest',
  'x-nextjs-data',
  'x-now-route-matches',
  'x-prerender-revalidate',
  'x-request-id',
]

const headerValue = fc.oneof(
  {weight: 2, arbitrary: inLine},
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '1',
      'text/html',
      'text/markdown',
      'text/x-component',
      'application/json',
      'fr;q=0.9, en;q=NaN, *',
      'gzip;q=0, br',
      'bytes=0-,5-2',
      't=1,v1=x',
      '100-continue',
      'websocket',
      'null',
      'http://elsewhere.example',
      'localhost:1',
      '[',
      '%5B%22%22%5D',
      '[""]',
      '["",{"children":["__PAGE__",{}]},null,null,true]',
      'W/"x"',
      'same-origin',
      'proxy:proxy:proxy:proxy:proxy',
    ),
  },
)

/** A single header line. */
export const header = fc.oneof(
  {weight: 8, arbitrary: fc.tuple(fc.constantFrom(...headerNames), headerValue)},
  {weight: 2, arbitrary: fc.tuple(fc.constant('cookie'), cookieHeader)},
  {weight: 1, arbitrary: fc.tuple(inLine, inLine)},
)
