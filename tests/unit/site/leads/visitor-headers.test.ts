import {headers} from 'next/headers'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

import {visitorHeaders} from '../../../../lib/leads/visitor-headers'

// There is no request outside Next.js to read headers from.
vi.mock(import('next/headers'))

const token = 'a-token-of-sixteen-characters-or-more'

beforeEach(() => {
  vi.stubEnv('SUPABASE_FORWARDER_TOKEN', token)
  vi.stubEnv('TRUSTED_PROXY', '1')
})

/** Headers that other hosts use, and that a visitor can write. */
const forged = {
  'cf-connecting-ip': '198.51.100.1',
  forwarded: 'for=198.51.100.1',
  'true-client-ip': '198.51.100.1',
  'x-client-ip': '198.51.100.1',
  'x-real-ip': '198.51.100.1',
  'x-visitor-address': '198.51.100.1',
}

function requestFrom(hops?: string): void {
  const sent = new Headers(hops === undefined ? forged : {...forged, 'x-forwarded-for': hops})
  vi.mocked(headers).mockResolvedValue(sent)
}

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the visitor that the server speaks for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['10.0.0.1,2001:db8::7 ', '2001:db8::7'],
  ])('takes the last hop of %j, which the visitor cannot forge', async (hops, address) => {
    requestFrom(hops)
    await expect(visitorHeaders()).resolves.toEqual({
      'x-forwarder-token': token,
      'x-visitor-address': address,
    })
  })

  it.each([undefined, '', '203.0.113.7,'])('names no visitor for the hops %j', async (hops) => {
    requestFrom(hops)
    await expect(visitorHeaders()).resolves.toEqual({'x-forwarder-token': token})
  })

  it('names no visitor without the forwarder token', async () => {
    vi.stubEnv('SUPABASE_FORWARDER_TOKEN', '')
    requestFrom('203.0.113.7')
    await expect(visitorHeaders()).resolves.toEqual({})
  })

  it('names no visitor without a trusted proxy', async () => {
    vi.stubEnv('TRUSTED_PROXY', '')
    requestFrom('203.0.113.7')
    await expect(visitorHeaders()).resolves.toEqual({'x-forwarder-token': token})
  })
})
