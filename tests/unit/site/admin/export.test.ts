import {describe, expect, it} from 'vitest'

import type {SessionClient} from '../../../../lib/admin/entries'
import {exportEntries} from '../../../../lib/admin/export'
import {parseQuery} from '../../../../lib/admin/filters'

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

/** Returns a database with some entries, or one that refuses with a code, and the functions that are called. */
function database(code?: string, entries = 1) {
  const error = code === undefined ? null : {code}
  const called: string[] = []
  let left = entries
  const rpc = (name: string, {page_size: size = 0}: {page_size?: number}) => {
    called.push(name)
    const count = Math.min(left, size)
    left -= count
    return Promise.resolve({data: error ? null : Array.from({length: count}, () => entry), error})
  }
  return {called, client: {rpc} as unknown as SessionClient}
}

const query = parseQuery(new URLSearchParams())
const options = {reader: 'crm', language: 'en'} as const

/** Exports and reads the file to its end; returns the functions that are called. */
async function exported(filter: string) {
  const {called, client} = database()
  await new Response(
    (await exportEntries(client, parseQuery(new URLSearchParams(filter)), options)) as BodyInit,
  ).text()
  return called
}

describe('an export', () => {
  it('is a file of the entries', async () => {
    const text = await new Response(await exportEntries(database().client, query, options)).text()
    expect(text).toContain('"ann@company.example"')
  })

  it.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [1001, 2],
    [2000, 3],
  ])('of %i entries is read in %i batches of at most a thousand', async (entries, batches) => {
    const {called, client} = database(undefined, entries)
    const file = await exportEntries(client, query, options)
    const lines = (await new Response(file as BodyInit).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(entries + 1)
    expect(called.filter((name) => name === 'list_waitlist')).toHaveLength(batches)
  })

  it('of the whole list is noted once it has been delivered', async () => {
    expect(await exported('sort=name')).toEqual(['list_waitlist', 'note_export'])
    const {called, client} = database()
    const file = await exportEntries(client, query, options)
    expect(file).toBeInstanceOf(ReadableStream)
    await (file as ReadableStream).cancel()
    expect(called).toEqual(['list_waitlist'])
  })

  it.each(['q=ann', 'status=open', `id=${crypto.randomUUID()}`, 'source=suspected'])(
    'of %s is not noted, because it leaves entries out',
    async (filter) => {
      expect(await exported(filter)).toEqual(['list_waitlist'])
    },
  )

  it('is no file without an answer of the database', async () => {
    expect(await exportEntries(database('42501').client, query, options)).toBeNull()
  })

  it('asks for a recent sign-in when the database does', async () => {
    expect(await exportEntries(database('PT403').client, query, options)).toBe('signInAgain')
  })
})
