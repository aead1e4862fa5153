import {headers} from 'next/headers'
import {after} from 'next/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

import {
  confirmedField,
  consentField,
  elapsedField,
  honeypotField,
  type SentForm,
} from '../../../../lib/leads/fields'
import {readSentForm} from '../../../../lib/leads/sent-form'
import {receiveLead} from '../../../../lib/leads/submit-lead'
import {sentFormCookie} from '../../../../lib/urls/paths'
import {validLead} from '../../../fixtures/lead'
import {expectNone} from '../../expect-none'

// There is no request outside Next.js to read headers from.
vi.mock(import('next/headers'))
vi.mock(import('next/server'), async (original) => ({
  ...(await original()),
  after: vi.fn<typeof after>(),
}))

const typed = validLead({name: ' Aoife Byrne ', company: '', message: ''})

const {phone} = typed
const received = {
  status: 'received',
  sent: {name: 'Aoife Byrne', email: typed.email, company: '', phone},
}

/** Replaces the network, so that no request reaches Supabase. */
const network = vi.fn<typeof fetch>()

/** Answers as the database does, which quotes the request in its errors. */
function answer(status: number, body: unknown): void {
  network.mockImplementation((_url, init) => {
    const error = typeof body === 'object' && {
      ...body,
      message: `not valid: ${init?.body as string}`,
    }
    return Promise.resolve(Response.json(error || body, {status}))
  })
}

/** Everything that the process has written to its output. */
let written: string[]

function keepOutput(): void {
  written = []
  const keep = (...parts: unknown[]) => written.push(parts.map(String).join()) > 0
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...parts) => void keep(...parts))
}

type Fields = Record<string, unknown>

function post(body: string, type: string, referer = ''): Promise<Response> {
  const sentHeaders = {'content-type': type, ...(referer && {referer})}
  const url = 'http://localhost:3000/api/leads'
  return receiveLead(new Request(url, {method: 'POST', headers: sentHeaders, body}))
}

/** Sends a form as a browser with script does. */
async function submit(
  fields: Fields = {},
  {locale = 'fr', form = 'demo', referer = ''} = {},
): Promise<unknown> {
  const body = JSON.stringify({language: locale, form, ...typed, ...fields})
  const response = await post(body, 'application/json', referer)
  expect(response.status).toBe(200)
  return response.json()
}

/** Sends a form as a browser without script does; returns the target of the redirect, and what its page shows. */
async function submitPlainly(fields: Record<string, string>, referer: string) {
  const body = new URLSearchParams({language: 'fr', form: 'waitlist', ...typed, ...fields})
  const response = await post(body.toString(), 'application/x-www-form-urlencoded', referer)
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const [cookie = ''] = response.headers.getSetCookie()
  const [, value = ''] = /^sentForm=([^;]+)/.exec(cookie) ?? []
  const kept = readSentForm({
    get: (name) => (name === sentFormCookie ? {value: decodeURIComponent(value)} : undefined),
  })
  return {location: response.headers.get('location'), cookie, kept}
}

/** Returns the entry that was sent last. */
function sent(): Record<string, string> & {message: string} {
  const [, init] = network.mock.lastCall as [string | URL, {body: string}]
  const {entry} = JSON.parse(init.body) as {entry: Record<string, string> & {message: string}}
  return entry
}

beforeEach(() => {
  vi.stubGlobal('fetch', network)
  vi.stubEnv('SUPABASE_FORWARDER_TOKEN', '')
  network.mockReset()
  vi.mocked(after).mockReset()
  vi.mocked(headers).mockResolvedValue(new Headers())
  answer(200, 'received')
  keepOutput()
})

afterEach(() => {
  vi.restoreAllMocks()
  const personal = [typed.name.trim(), typed.email, phone, 'gmial', 'Bonjour', 'utm_', 'aaaa']
  const output = written.join('\n')
  expectNone(
    personal.filter((text) => output.includes(text)),
    'Log nothing that a visitor typed',
  )
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('sending a lead form', () => {
  it('stores one trimmed entry with form and language, and resets the form', async () => {
    await expect(submit()).resolves.toEqual(received)
    expect(network).toHaveBeenCalledOnce()
    const [url] = network.mock.calls[0] as [string | URL]
    expect(new URL(url).pathname).toBe('/rest/v1/rpc/add_entry')
    expect(sent()).toEqual({
      ...typed,
      name: 'Aoife Byrne',
      source: 'demo',
      language: 'fr',
      suspected: false,
    })
  })

  it.each([
    ['exit-popup', 'exit-popup'],
    ['exit-popup-free-trial', 'exit-popup-free-trial'],
    ['', 'demo'],
    ['waitlist', 'demo'],
    ['newsletter', 'demo'],
  ])('a form with the popup %j is stored with the source %j', async (source, stored) => {
    await submit({source})
    expect(sent()).toMatchObject({source: stored})
  })

  it.each(['', '2026-11-20', `2026-11-20 ${'G'.repeat(64)}`, ` 2026-11-20 ${'0'.repeat(64)}`])(
    'takes an entry whose version of that text is %j, without it',
    async (version) => {
      await expect(submit({[consentField]: version})).resolves.toEqual(received)
      expect(sent()).not.toHaveProperty('consent_version')
    },
  )

  it("truncates attribution to the database's limits", async () => {
    const long = `https://site.example/${'a'.repeat(200)}`
    const landing = `${long}?utm_campaign=${'a'.repeat(99)}😀b&utm_source=${'é'.repeat(5000)}`
    await submit({landing}, {referer: long})
    expect(sent()).not.toHaveProperty('page')
    expect(sent()).not.toHaveProperty('landing_page')
    expect(sent()).toMatchObject({
      utm_campaign: `${'a'.repeat(99)}😀`,
      utm_source: 'é'.repeat(100),
    })
  })

  it.each([
    ['fills in the hidden field', {[honeypotField]: 'https://spam.example'}],
    ['is faster than people', {[elapsedField]: '999'}],
    ['names no time', {[elapsedField]: 'soon'}],
  ])('a bot that %s gets the usual response, and its entry is marked', async (_, fields) => {
    await expect(submit(fields)).resolves.toEqual(received)
    expect(sent()).toMatchObject({...typed, name: 'Aoife Byrne', suspected: true})
  })

  it('a person who takes a second is not marked', async () => {
    await submit({[elapsedField]: '1000'})
    expect(sent()).toMatchObject({suspected: false})
  })

  it.each([
    ['a language', {locale: 'tlh'}],
    ['a form', {form: 'exit-popup'}],
  ])('rejects an unknown %s without storing anything', async (_, bound) => {
    await expect(submit({}, bound)).resolves.toEqual({status: 'refused'})
    expect(network).not.toHaveBeenCalled()
  })

  it.each([
    [200, 'already_received', 'alreadyReceived'],
    [200, 'refused', 'refused'],
    [200, 'too_many', 'failed'],
    [200, 'constructor', 'failed'],
    [400, {code: '22P05'}, 'refused'],
    [401, {code: '42501'}, 'refused'],
    [500, {}, 'failed'],
  ])('maps the database response %i %j to %s', async (status, body, expected) => {
    answer(status, body)
    await expect(submit()).resolves.toEqual({status: expected})
    expect(after).toHaveBeenCalledTimes(expected === 'alreadyReceived' ? 1 : 0)
  })

  it('reports and logs a failure when the database is unreachable', async () => {
    network.mockRejectedValue(new TypeError(`cannot send ${typed.email}`))
    await expect(submit()).resolves.toEqual({status: 'failed'})
    expect(written.join()).toContain('"lead-not-stored"')
  })

  it.each([502, 200])('reports a failure for status %i from another server', async (status) => {
    network.mockImplementation(() => Promise.resolve(new Response('<h1>Hello</h1>', {status})))
    await expect(submit()).resolves.toEqual({status: 'failed'})
  })

  it.each(['', '{', '[]', '"text"', '{"form": {}}'])(
    'rejects a body that is no form without storing anything: %j',
    async (body) => {
      const response = await post(body, 'application/json')
      expect(await response.json()).toEqual({status: 'refused'})
      expect(network).not.toHaveBeenCalled()
    },
  )

  it('asks about a mistyped domain once, and then takes the address as typed', async () => {
    const email = 'aoife@gmial.com'
    await expect(submit({email})).resolves.toMatchObject({
      status: 'invalid',
      errors: {email: 'mistypedEmail'},
      mistyped: {email, meant: 'gmail.com'},
    })
    await expect(submit({email, [confirmedField]: 'aoife@gmail.con'})).resolves.toMatchObject({
      status: 'invalid',
    })
    expect(network).not.toHaveBeenCalled()
    await expect(submit({email, [confirmedField]: email})).resolves.toMatchObject({
      status: 'received',
      sent: {email},
    })
    expect(sent()).toMatchObject({email})
  })
})

describe('sending a lead form without script', () => {
  const page = 'http://localhost:3000/fr/app?utm_source=news'

  it('opens its page again with the errors and what was typed', async () => {
    const message = `Bonjour\r\nAda ✓ & “Byrne” ${'é'.repeat(900)}`
    const {kept} = await submitPlainly({name: '', message}, page)
    const answered: SentForm['answer'] = {status: 'invalid', errors: {name: 'nameRequired'}}
    const values = {...typed, name: '', message}
    expect(kept?.sent).toEqual({form: 'waitlist', answer: answered, values})
  })

  it('keeps the beginning of a text that is too long for a cookie', async () => {
    const {cookie, kept} = await submitPlainly({message: '漢'.repeat(20_000)}, page)
    expect(cookie.length).toBeLessThan(4096)
    expect(kept?.sent).toMatchObject({
      answer: {errors: {message: 'messageMax'}},
      values: {email: typed.email, message: expect.stringMatching(/^漢{500,}$/) as string},
    })
  })

  it.each([
    ['', '/fr'],
    ['nonsense', '/fr'],
    ['http://localhost:3000//other.example/', '/fr'],
    ['http://localhost:3000/\\other.example', '/fr'],
  ])('never redirects to another site, whatever page is named: %j', async (referer, expected) => {
    expect((await submitPlainly({}, referer)).location).toBe(`${expected}#cta`)
  })

  it('takes a form that was opened before a deploy, without a field that is new', async () => {
    await submit({company: undefined})
    expect(sent()).toMatchObject({email: typed.email, company: ''})
  })
})
