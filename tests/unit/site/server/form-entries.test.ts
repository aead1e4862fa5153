import {headers} from 'next/headers'
import type {after} from 'next/server'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'

import {elapsedField, landingField} from '../../../../lib/leads/fields'
import {receiveLead} from '../../../../lib/leads/submit-lead'

// There is no request outside Next.js to read headers from, or to run something after.
vi.mock(import('next/headers'))
vi.mock(import('next/server'), async (original) => ({
  ...(await original()),
  after: vi.fn<typeof after>(),
}))

const typed = {
  name: 'Zephyrine Quill',
  email: 'zephyrine@visitor.example',
  company: 'Quillworks',
  phone: '+353 1 765 4321',
  message: 'Nobody reads this here.',
}

/** The entry's campaign. */
const campaign = 'Quilting2026'

/** Everything that the process has written to its output. */
let written: string[]

beforeEach(() => {
  written = []
  const keep = (...parts: unknown[]) => {
    written.push(
      parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(),
    )
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts) => void keep(...parts))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function submit(network: typeof fetch): Promise<string> {
  vi.stubGlobal('fetch', network)
  vi.mocked(headers).mockResolvedValue(new Headers())
  const fields = {
    ...typed,
    language: 'en',
    form: 'demo',
    [landingField]: `http://localhost/quilts?utm_campaign=${campaign}`,
    [elapsedField]: '60000',
  }
  const request = new Request('http://localhost/api/leads', {
    method: 'POST',
    headers: {'content-type': 'application/json', referer: 'http://localhost/quilts'},
    body: JSON.stringify(fields),
  })
  const {status} = (await (await receiveLead(request)).json()) as {status: string}
  return status
}

const answering =
  (answer: string): typeof fetch =>
  () =>
    Promise.resolve(Response.json(answer))

/** A database that quotes the request in its error messages, as PostgreSQL does. */
const repeating =
  (status: number, code?: string): typeof fetch =>
  (_url, options) => {
    const sent = options?.body as string
    const body = {code, message: `not valid: ${sent}`, details: sent}
    return Promise.resolve(new Response(JSON.stringify(body), {status}))
  }

it.each([
  ['received', answering('received'), 0],
  ['alreadyReceived', answering('already_received'), 0],
  ['refused', answering('refused'), 1],
  ['refused', repeating(400, '22P05'), 1],
  ['failed', repeating(500), 1],
  ['failed', () => Promise.reject(new Error(`cannot send ${typed.email}`)), 1],
] as const)(
  'an entry that is %s leaves nothing of itself in the logs',
  async (status, network, lines) => {
    expect(await submit(network)).toBe(status)
    expect(written.filter((line) => line.includes('"lead-not-stored"'))).toHaveLength(lines)
    const all = written.join('\n')
    for (const text of [...Object.values(typed), campaign, '/quilts'])
      expect(all).not.toContain(text)
  },
)
