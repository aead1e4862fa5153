import {expect, it} from 'vitest'
import {z} from 'zod'

import {formats, leadEvent, type LeadEvent} from '../../../../lib/leads/outbox/formats'

const event: LeadEvent = {
  type: 'lead.created',
  timestamp: '2026-11-26T05:10:00.123456+00:00',
  data: {
    entry: '00000000-0000-4000-8000-000000000001',
    name: 'Aoife Mary Byrne',
    email: 'aoife@company.example',
    company: 'Byrne & Sons',
    phone: '+353 1 234 5678',
    message: 'Hello <!channel>\n<http://evil.example|Click>',
    source: 'demo',
    language: 'en',
    page: '/app',
    landing_page: '/',
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    consent_version: null,
  },
}
const least: LeadEvent = {
  ...event,
  type: 'lead.asked_again',
  data: {...event.data, name: 'Cher', company: null, phone: null, message: null, page: null},
}

it('a column of one’s own reaches the receivers of whole requests', () => {
  const own = {...event, data: {...event.data, job_title: 'Engineer'}}
  const {body} = formats.standard(leadEvent.parse(own))
  expect(body).toContain('"job_title":"Engineer"')
})

/** The shapes that the services document: what they require, and nothing else. */
const slack = z.strictObject({text: z.string().min(1).max(40_000)})
const hubspot = z.strictObject({
  submittedAt: z.string().regex(/^1\d{12}$/),
  fields: z.array(
    z.strictObject({objectTypeId: z.literal('0-1'), name: z.string(), value: z.string().min(1)}),
  ),
  context: z.strictObject({pageUri: z.url()}).optional(),
})
const webToLead = z.strictObject({
  oid: z.string().length(15),
  first_name: z.string().max(40),
  last_name: z.string().min(1).max(80),
  email: z.email().max(80).or(z.literal('')),
  company: z.string().min(1).max(255),
  phone: z.string().max(40),
  description: z.string().max(32_000),
  lead_source: z.string().max(40),
})

const url = new URL('https://receiver.example/path?encoding=UTF-8&oid=00D000000000062')
const jsonOf = ({contentType, body}: {contentType: string; body: string}): unknown => {
  expect(contentType).toBe('application/json')
  return JSON.parse(body)
}

it.each([event, least])('the standard format and Zapier get the event as it is', (sent) => {
  expect(jsonOf(formats.standard(sent))).toEqual(sent)
})

it('Slack gets a text in which nothing typed is a mention or a link', () => {
  const {text} = slack.parse(jsonOf(formats.slack(event)))
  expect(text.split('\n')).toEqual([
    '*Aoife Mary Byrne, Byrne &amp; Sons* left a request (demo)',
    'aoife@company.example · +353 1 234 5678',
    '> Hello &lt;!channel&gt;',
    '> &lt;http://evil.example|Click&gt;',
    expect.stringMatching(
      /^<http.*\/admin\/dashboard\?entry=00000000-0000-4000-8000-000000000001\|Open the entry>$/,
    ),
  ])
  expect(slack.parse(jsonOf(formats.slack(least))).text).toMatch(
    /^\*Cher\* asked again \(demo\)\naoife@company.example\n</,
  )
})

it("HubSpot gets the contact's properties, without empty ones", () => {
  const full = hubspot.parse(jsonOf(formats.hubspot(event)))
  expect(Object.fromEntries(full.fields.map(({name, value}) => [name, value]))).toEqual({
    email: 'aoife@company.example',
    firstname: 'Aoife Mary',
    lastname: 'Byrne',
    company: 'Byrne & Sons',
    phone: '+353 1 234 5678',
    message: event.data.message,
  })
  expect(full.context?.pageUri).toMatch(/\/app$/)
  expect(full.submittedAt).toBe(String(Date.UTC(2026, 10, 26, 5, 10, 0, 123)))
  const {fields} = hubspot.parse(jsonOf(formats.hubspot(least)))
  expect(fields.map(({name}) => name)).toEqual(['email', 'lastname'])
})

it.each([
  [event, {first_name: 'Aoife Mary', last_name: 'Byrne', company: 'Byrne & Sons'}],
  [least, {first_name: '', last_name: 'Cher', company: 'Cher', phone: '', description: ''}],
])(
  'Salesforce gets a form with the organization of the URL, and its required fields',
  (sent, fields) => {
    const {contentType, body} = formats.salesforce(sent, url)
    expect(contentType).toMatch(/^application\/x-www-form-urlencoded/)
    const form = webToLead.parse(Object.fromEntries(new URLSearchParams(body)))
    expect(form).toMatchObject({oid: '00D000000000062', ...fields})
  },
)

it('Salesforce gets what its fields cannot hold in the description, and nothing cut', () => {
  const long = {
    name: `${'Maria '.repeat(8)}${'B'.repeat(90)}`,
    email: `${'a'.repeat(60)}@${'company.'.repeat(4)}example`,
    phone: `+353 ${'1'.repeat(45)}`,
  }
  const {body} = formats.salesforce({...event, data: {...event.data, ...long}}, url)
  const form = webToLead.parse(Object.fromEntries(new URLSearchParams(body)))
  expect(form).toMatchObject({first_name: '', last_name: 'B'.repeat(80), email: '', phone: ''})
  expect(form.description).toBe([event.data.message, ...Object.values(long)].join('\n'))
})
