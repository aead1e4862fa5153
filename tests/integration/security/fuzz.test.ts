import * as fc from 'fast-check'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'

import {servedFunctions, servedTables} from '../../../local/supabase/gateway.ts'
import {encoded, malformedText} from '../../e2e/fuzz/malformed-text.ts'
import {deadline} from '../../machine-speed.ts'
import {rounds, seedOr} from '../../nightly.ts'
import {sendAs} from './answers.ts'
import {type Attacker, visitor} from './attackers.ts'
import type {Endpoint} from './endpoints.ts'
import {startTarget, type Target} from './target.ts'

const guest: Attacker = 'a signed-in person without a role'

let target: Target

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  target = await startTarget()
})

afterAll(async () => {
  await target.remove()
  vi.restoreAllMocks()
})

const places = [
  ...servedTables.map((name) => `/rest/v1/${name}`),
  ...servedFunctions.map((name) => `/rest/v1/rpc/${name}`),
  ...['token', 'user', 'factors', 'admin/users'].map((name) => `/auth/v1/${name}`),
]

const fields = fc.constantFrom('name', 'email', 'entry', 'password', 'factor_type')

const body = fc.oneof(
  malformedText,
  fc.json(),
  fc
    .dictionary(fields, fc.oneof(malformedText, fc.jsonValue()))
    .map((values) => JSON.stringify(values)),
)

/** Requests that the site would never send. */
const oddRequest: fc.Arbitrary<Endpoint> = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'),
    place: fc.oneof(
      fc.constantFrom(...places),
      encoded.map((text) => `/rest/v1/${text}`),
    ),
    query: fc.array(fc.tuple(encoded, encoded), {maxLength: 3}),
    prefer: malformedText.map((text) => text.replaceAll(/[^ -~]/g, '?')),
    body,
  })
  .map(({method, place, query, prefer, body: text}) => {
    const path = `${place}?${query.map((pair) => pair.join('=')).join('&')}`
    const headers = {'content-type': 'application/json', prefer}
    const request: Endpoint = {method, path, headers}
    if (method !== 'GET' && method !== 'HEAD') request.body = text
    return request
  })

/** Regression cases from earlier nightly runs. */
const found: Endpoint[] = [
  {
    method: 'POST',
    path: '/rest/v1/rpc/count_waitlist_by_day',
    headers: {'content-type': 'application/json'},
    body: '[[1], 2]',
  },
]

const timeout = rounds(deadline(30_000), deadline(600_000))

test(
  'Supabase answers random requests without an error or a change',
  async () => {
    const numRuns = rounds(60, 6000)
    const seed = seedOr(20_269)
    const before = await target.rows()
    const failed: string[] = []
    let answered = 0
    const requests = [...found, ...fc.sample(oddRequest, {seed, numRuns})]
    for (const [index, request] of requests.entries()) {
      const {status} = await sendAs(target, index % 2 === 0 ? visitor : guest, request).catch(
        () => ({status: 0}),
      )
      if (status > 0) answered += 1
      if (status >= 500) failed.push(`${status} ${JSON.stringify(request).slice(0, 500)}`)
    }
    expect([seed, ...failed]).toEqual([seed])
    expect(answered).toBe(requests.length)
    const {waitlist: entries, ...others} = await target.rows()
    const {waitlist: known, ...same} = before
    expect(others).toEqual(same)
    expect(entries).toEqual(expect.arrayContaining(known ?? []))
  },
  timeout,
)
