import type {SanityClient} from '@sanity/client'
import {expect, test} from 'vitest'

import {transactionsSince} from '../../../studio/client/history.ts'

/** Newest first. */
const stored = Array.from({length: 2500}, (_, index) => ({
  id: `t${2500 - index}`,
  timestamp: '2026-11-25T00:00:00Z',
  documentIDs: [`document-${index % 7}`],
}))

interface Asked {
  query: Record<string, string>
}

/** A history that answers at most 1,000 transactions, from `toTransaction` on. */
const client = {
  config: () => ({dataset: 'production'}),
  request: ({query}: Asked) => {
    const first = stored.findIndex(({id}) => id === query['toTransaction'])
    const from = Math.max(first, 0)
    const page = stored.slice(from, from + Math.min(Number(query['limit']), 1000))
    return Promise.resolve(page.map((line) => `${JSON.stringify(line)}\n`).join(''))
  },
} as unknown as SanityClient

test('reads a long history page by page', async () => {
  const ids = new Set<string>()
  const range = {fromTime: '2026-11-01T00:00:00Z'}
  for await (const {id} of transactionsSince(client, [], range)) ids.add(id)
  expect(ids.size).toBe(stored.length)
})
