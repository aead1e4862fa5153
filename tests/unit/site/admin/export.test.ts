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

/** Returns a database with one entry, or one that refuses with a code. */
function database(code?: string): SessionClient {
  const error = code === undefined ? null : {code}
  const rpc = () => Promise.resolve({data: error ? null : [entry], error})
  return {rpc} as unknown as SessionClient
}

const query = parseQuery(new URLSearchParams())
const options = {reader: 'crm', language: 'en'} as const

describe('an export', () => {
  it('is a file of the entries', async () => {
    const text = await new Response(await exportEntries(database(), query, options)).text()
    expect(text).toContain('"ann@company.example"')
  })

  it('is no file without an answer of the database', async () => {
    expect(await exportEntries(database('42501'), query, options)).toBeNull()
  })

  it('asks for a recent sign-in when the database does', async () => {
    expect(await exportEntries(database('PT403'), query, options)).toBe('signInAgain')
  })
})
