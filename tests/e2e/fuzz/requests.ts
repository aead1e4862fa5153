import * as fc from 'fast-check'

import {body, leadRequest} from './bodies.ts'
import {header} from './heads.ts'
import type {RawRequest} from './raw-request.ts'
import {target} from './targets.ts'

/** A client IP from a documentation range, so that these requests have rate limits of their own. */
const visitor = ['x-forwarded-for', '203.0.113.77'] as const

const plain = fc
  .record({
    method: fc.oneof(
      {weight: 6, arbitrary: fc.constant('GET')},
      {weight: 3, arbitrary: fc.constantFrom('POST', 'HEAD', 'OPTIONS')},
      {weight: 1, arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'get')},
    ),
    target,
    headers: fc.array(header, {maxLength: 5}),
    body,
  })
  .map(({method, target: asked, headers, body: text}): RawRequest => {
    const sent = method === 'GET' ? '' : text
    return {method, target: asked, headers, body: Buffer.from(sent)}
  })

/** Generates `count` requests; the same seed gives the same ones. */
export function fuzzRequests(count: number, seed: number): RawRequest[] {
  const any = fc.oneof({weight: 3, arbitrary: plain}, {weight: 1, arbitrary: leadRequest})
  return fc
    .sample(any, {numRuns: count, seed})
    .map(({method, target: asked, headers, body: sent}) => {
      return {method, target: asked, headers: [...headers, visitor], body: sent}
    })
}
