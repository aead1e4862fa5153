import {createHash} from 'node:crypto'

import {headers} from 'next/headers'
import {after} from 'next/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

import {consentVersion} from '../../../../lib/leads/consent'
import {
  askedField,
  consentField,
  emptyLeadForm,
  maxLength,
  type LeadFormKind,
} from '../../../../lib/leads/fields'
import {deliverLeads} from '../../../../lib/leads/outbox/deliver'
import {elapsedField, honeypotField} from '../../../../lib/leads/robots'
import {submitLead} from '../../../../lib/leads/submit-lead'
import {validLead} from '../../../fixtures/lead'

// There is no request outside Next.js to read headers from.
vi.mock(import('next/headers'))
vi.mock(import('next/server'), async (original) => ({
  ...(await original()),
  after: vi.fn<typeof after>(),
}))

const typed = validLead({name: ' Aoife Byrne ', company: '', message: ''})

const received = {
  ...emptyLeadForm,
  status: 'received',
  sent: {name: 'Aoife Byrne', company: ''},
}

/** Replaces the network, so that no request reaches Supabase. */
const network = vi.fn<typeof fetch>()

function answer(status: number, body?: unknown): void {
  network.mockImplementation(() =>
    Promise.resolve(new Response(body ? JSON.stringify(body) : null, {status})),
  )
}

function submit(
  fields: Record<string, string> = {},
  {locale = 'fr', form = 'demo'}: {locale?: string; form?: string} = {},
) {
  const data = new FormData()
  for (const [name, value] of Object.entries({...typed, ...fields})) data.set(name, value)
  return submitLead(locale as 'fr', form as LeadFormKind, emptyLeadForm, data)
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
})

afterEach(() => {
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

  it("stores the form's page, the first page of the visit and the campaign", async () => {
    vi.mocked(headers).mockResolvedValue(
      new Headers({referer: 'https://site.example/fr/app?source=exit-popup'}),
    )
    const landing =
      'https://site.example/fr/a%20b?utm_source=news&utm_medium=+&utm_campaign=%C3%89t%C3%A9%0A%00%C2%A02026'
    await submit({landing})
    expect(sent()).toMatchObject({
      page: '/fr/app',
      landing_page: '/fr/a%20b',
      utm_source: 'news',
      utm_campaign: 'Été 2026',
    })
    expect(sent()).not.toHaveProperty('utm_medium')
  })

  it("without script, stores the campaign of the form's own address", async () => {
    const referer = 'https://site.example/app?utm_source=news&utm_campaign=spring'
    vi.mocked(headers).mockResolvedValue(new Headers({referer}))
    await submit()
    expect(sent()).toMatchObject({page: '/app', utm_source: 'news', utm_campaign: 'spring'})
    expect(sent()).not.toHaveProperty('landing_page')
  })

  it('takes paths of 200 characters, and campaigns cut after a word', async () => {
    const path = `/${'a'.repeat(199)}`
    const campaign = `${'c'.repeat(99)} d`
    const address = `https://site.example${path}?utm_medium=mail&utm_campaign=${campaign}`
    vi.mocked(headers).mockResolvedValue(new Headers({referer: address}))
    await submit({landing: address})
    expect(sent()).toMatchObject({
      page: path,
      landing_page: path,
      utm_medium: 'mail',
      utm_campaign: 'c'.repeat(99),
    })
  })

  it('stores the version of the text that was beside the form', async () => {
    const text = [
      {
        _type: 'block',
        children: [
          {_type: 'span', text: 'We answer, '},
          {_type: 'span', text: 'no more.'},
        ],
      },
      {_type: 'block', children: [{_type: 'span', text: 'Read on.'}]},
    ] as unknown as Parameters<typeof consentVersion>[0]
    const hash = createHash('sha256').update('We answer, no more.\nRead on.').digest('hex')
    const version = consentVersion(text, 'en', '2026-11-20T23:59:59Z')
    expect(version).toBe(`2026-11-20 ${hash}`)
    await submit({[consentField]: version})
    expect(sent()).toMatchObject({consent_version: version})
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
    vi.mocked(headers).mockResolvedValue(new Headers({referer: long}))
    await submit({
      landing: `${long}?utm_campaign=${'a'.repeat(99)}😀b&utm_source=${'é'.repeat(5000)}`,
    })
    expect(sent()).not.toHaveProperty('page')
    expect(sent()).not.toHaveProperty('landing_page')
    expect(sent()).toMatchObject({
      utm_campaign: `${'a'.repeat(99)}😀`,
      utm_source: 'é'.repeat(100),
    })
  })

  it.each(['', 'nonsense', 'javascript:alert(1)', 'https://'])(
    'takes an entry whose first page is %j',
    async (landing) => {
      await expect(submit({landing})).resolves.toEqual(received)
    },
  )

  it('tags the message of a free-trial request', async () => {
    await submit({source: 'exit-popup-free-trial', message: ' Call me. '})
    expect(sent()).toMatchObject({message: '[Free trial request] Call me.'})
    await submit({source: 'exit-popup', message: 'Call me.'})
    expect(sent()).toMatchObject({message: 'Call me.'})
  })

  it.each([
    ['en', /^\[Free trial request\] .*exit popup.*1-month free trial.*no credit card/],
    [
      'fr',
      /^\[Free trial request\] .*fenêtre de sortie.*essai gratuit d’un mois.*sans carte bancaire/,
    ],
  ])('writes a message for a free-trial request without one in %s', async (locale, words) => {
    await submit({source: 'exit-popup-free-trial', message: '  '}, {locale})
    expect(sent()).toMatchObject({message: expect.stringMatching(words) as string})
  })

  it("truncates the tagged message to the database's limit", async () => {
    await submit({
      source: 'exit-popup-free-trial',
      message: 'x'.repeat(maxLength('message', 'demo')),
    })
    expect(sent().message.length).toBeLessThanOrEqual(maxLength('message', 'demo') + 100)
  })

  it('reports errors and keeps the values without storing anything', async () => {
    const state = await submit({name: '', email: 'nobody'}, {form: 'waitlist'})
    expect(state).toEqual({
      status: 'invalid',
      values: {...typed, name: '', email: 'nobody'},
      errors: {name: 'nameRequired', email: 'invalidEmail'},
    })
    expect(network).not.toHaveBeenCalled()
  })

  it.each([
    ['fills in the hidden field', {[honeypotField]: 'https://spam.example'}],
    ['is faster than people', {[elapsedField]: '999'}],
  ])('a robot that %s gets the usual response, and its entry is marked', async (_, fields) => {
    await expect(submit(fields)).resolves.toEqual(received)
    expect(sent()).toMatchObject({...typed, name: 'Aoife Byrne', suspected: true})
  })

  it('accepts submissions with a plausible or no elapsed time', async () => {
    await expect(submit({[elapsedField]: '1000'})).resolves.toMatchObject({status: 'received'})
    await expect(submit()).resolves.toMatchObject({status: 'received'})
    expect(network).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a language', {locale: 'tlh'}],
    ['a form', {form: 'exit-popup'}],
  ])('rejects an unknown %s without storing anything', async (_, bound) => {
    await expect(submit({}, bound)).resolves.toMatchObject({status: 'refused', values: typed})
    expect(network).not.toHaveBeenCalled()
  })

  it.each([
    [200, 'already_received', 'alreadyReceived'],
    [200, 'refused', 'refused'],
    [200, 'too_many', 'failed'],
    [200, 'constructor', 'failed'],
    [400, {code: '22P05', message: 'unsupported Unicode escape'}, 'refused'],
    [401, {code: '42501', message: 'permission denied'}, 'refused'],
  ])('maps the database response %i %j to %s', async (status, body, expected) => {
    answer(status, body)
    await expect(submit()).resolves.toEqual({status: expected, values: typed, errors: {}})
    expect(after).toHaveBeenCalledTimes(expected === 'alreadyReceived' ? 1 : 0)
  })

  it('tells webhooks after the answer, which does not wait for them', async () => {
    await submit()
    expect(after).toHaveBeenCalledExactlyOnceWith(deliverLeads)
    expect(network).toHaveBeenCalledOnce()
  })

  it('reports a failure and keeps the text when the database is unreachable', async () => {
    network.mockRejectedValue(new TypeError('fetch failed'))
    await expect(submit()).resolves.toEqual({status: 'failed', values: typed, errors: {}})
  })

  it.each([502, 200])('reports a failure for status %i from another server', async (status) => {
    network.mockImplementation(() => Promise.resolve(new Response('<h1>Hello</h1>', {status})))
    await expect(submit()).resolves.toEqual({status: 'failed', values: typed, errors: {}})
  })

  it('reports a failure for an empty response from another server', async () => {
    answer(200)
    await expect(submit()).resolves.toEqual({status: 'failed', values: typed, errors: {}})
  })

  it('rejects arguments other than form data without storing anything', async () => {
    await expect(
      submitLead('fr', 'demo', emptyLeadForm, 'text' as unknown as FormData),
    ).resolves.toMatchObject({status: 'refused'})
    expect(network).not.toHaveBeenCalled()
  })

  it('asks about a mistyped domain once, and then takes the address as typed', async () => {
    const email = 'aoife@gmial.com'
    await expect(submit({email})).resolves.toMatchObject({
      status: 'invalid',
      values: {email},
      errors: {email: 'mistypedEmail'},
      meant: 'gmail.com',
    })
    await expect(submit({email, [askedField]: 'aoife@gmail.con'})).resolves.toMatchObject({
      status: 'invalid',
    })
    expect(network).not.toHaveBeenCalled()
    await expect(submit({email, [askedField]: email})).resolves.toEqual(received)
    expect(sent()).toMatchObject({email})
  })

  it.each(['gmail.com', 'mail.com', 'ymail.com', 'company.example', 'yahoo.fr'])(
    'does not doubt the domain %s',
    async (domain) => {
      await expect(submit({email: `aoife@${domain}`})).resolves.toEqual(received)
    },
  )

  it('returns what was typed, however long', async () => {
    const message = 'x'.repeat(50_000)
    await expect(submit({message})).resolves.toMatchObject({status: 'invalid', values: {message}})
  })
})
