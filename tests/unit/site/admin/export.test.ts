import {describe, expect, it} from 'vitest'

import type {SessionClient} from '../../../../lib/admin/entries'
import {exportEntries} from '../../../../lib/admin/export'
import {parseQuery, type ExportReader} from '../../../../lib/admin/filters'

const entry = {
  id: '1',
  name: 'Ann',
  email: 'ann@company.example',
  company: null,
  phone: null,
  message: null,
  source: 'demo',
  language: 'en',
  created_at: '2026-11-20T09:30:00Z',
}

interface Fake {
  code?: string
  entries?: number
  /** Rows that the API returns at most. */
  most?: number
  /** Entries that are counted and not returned. */
  lost?: number
}

interface Asked {
  page_size?: number
  after_id?: string
}

/** A database with some entries, or one that refuses with a code, and the functions that are called. */
function database({code, entries = 1, most = 1000, lost = 0}: Fake = {}) {
  const error = code === undefined ? null : {code}
  const called: string[] = []
  const rpc = (name: string, {page_size: size = 0, after_id: after}: Asked) => {
    called.push(name)
    if (name === 'count_waitlist') return Promise.resolve({data: entries + lost, error: null})
    const start = after === undefined ? 0 : Number(after) + 1
    const count = Math.min(entries - start, size, most)
    const rows = Array.from({length: count}, (_, at) => ({...entry, id: String(start + at)}))
    return Promise.resolve({data: error ? null : rows, error})
  }
  return {called, client: {rpc} as unknown as SessionClient}
}

const query = parseQuery(new URLSearchParams())

async function exported(fake: Fake, filter = '', reader: ExportReader = 'crm') {
  const {called, client} = database(fake)
  const file = await exportEntries(client, parseQuery(new URLSearchParams(filter)), reader)
  const text = file instanceof ReadableStream ? await new Response(file).text() : file
  return {text, isNoted: called.includes('note_export')}
}

describe('an export', () => {
  it.each([
    [0, 1000],
    [15, 5],
    [999, 1000],
    [1000, 1000],
    [1001, 1000],
    [2000, 1000],
    [2000, 700],
  ])('has all of %i entries from an API that returns %i rows at most', async (entries, most) => {
    const {text, isNoted} = await exported({entries, most})
    expect(text?.trimEnd().split('\r\n')).toHaveLength(entries + 1)
    expect(isNoted).toBe(true)
  })

  it('is refused when the API returns fewer than there are, and is not noted', async () => {
    expect(await exported({entries: 3, lost: 1})).toEqual({text: null, isNoted: false})
  })

  it('of the whole list is noted once it has been delivered', async () => {
    expect((await exported({}, 'sort=name')).isNoted).toBe(true)
    const {called, client} = database()
    const file = await exportEntries(client, query, 'excel')
    expect(file).toBeInstanceOf(ReadableStream)
    await (file as ReadableStream).cancel()
    expect(called).not.toContain('note_export')
  })

  it.each(['q=ann', 'status=open', `id=${crypto.randomUUID()}`, 'source=suspected'])(
    'of %s is not noted, because it leaves entries out',
    async (filter) => {
      const {text, isNoted} = await exported({}, filter)
      expect([text !== null, isNoted]).toEqual([true, false])
    },
  )

  it('is no file without an answer of the database', async () => {
    expect((await exported({code: '42501'})).text).toBeNull()
  })

  it('requires a recent sign-in when the database does', async () => {
    expect((await exported({code: 'PT403'})).text).toBe('signInAgain')
  })
})
