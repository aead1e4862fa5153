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

/** Returns a database with one entry, and the functions called on it. */
function database(refused?: string, code = '42501') {
  const answers: Record<string, unknown> = {
    count_waitlist: 1,
    log_export: null,
    list_waitlist: [entry],
  }
  const calls: string[] = []
  const rpc = (name: string) => {
    calls.push(name)
    const error = name === refused ? {code} : null
    return Promise.resolve({data: error ? null : answers[name], error})
  }
  return {calls, client: {rpc} as unknown as SessionClient}
}

const query = parseQuery(new URLSearchParams())

describe('an export', () => {
  it('logs the export before reading entries', async () => {
    const {calls, client} = database()
    const text = await new Response(await exportEntries(client, query)).text()
    expect(text).toContain('"ann@company.example"')
    expect(calls).toEqual(['count_waitlist', 'log_export', 'list_waitlist'])
  })

  it.each(['count_waitlist', 'log_export'])(
    'returns no file without an answer of %s',
    async (name) => {
      const {calls, client} = database(name)
      expect(await exportEntries(client, query)).toBeNull()
      expect(calls).not.toContain('list_waitlist')
    },
  )

  it('asks for a recent sign-in when the database does', async () => {
    const {calls, client} = database('log_export', 'PT403')
    expect(await exportEntries(client, query)).toBe('signInAgain')
    expect(calls).not.toContain('list_waitlist')
  })
})
