import {describe, expect, it} from 'vitest'

import {csvFormat, csvHead, csvLines as linesIn} from '../../../../lib/admin/csv'
import type {Entry} from '../../../../lib/admin/entries'

const entry: Entry = {
  id: '5f3c1c1e-0d8a-4c39-9a55-0a4a6c1c2b11',
  name: 'Zoë "Z" O’Brien, Jr.',
  email: 'zoe@mail.example',
  company: null,
  phone: null,
  message: 'First line\nSecond; line',
  source: 'demo',
  language: 'en',
  created_at: '2026-11-21 03:10:50.232+00',
  page: '/app',
  landing_page: '/',
  utm_source: 'newsletter',
  utm_medium: null,
  utm_campaign: '=spring',
  suspected: false,
  further_requests: [],
  status: 'new',
  status_by: null,
  status_at: null,
  notes: [],
  consent_version: null,
}

const excel = csvFormat('excel', 'en-IE')
const csvLines = (entries: Entry[]) => linesIn(entries, excel)

const cellOf = (message: string) =>
  csvLines([{...entry, message}])
    .slice(0, -2)
    .split(',"')[2]
    ?.slice(0, -1)

describe('the export', () => {
  it('quotes texts, doubles quotes, keeps line breaks and ends lines as RFC 4180 says', () => {
    expect(csvLines([entry])).toBe(
      '"Zoë ""Z"" O’Brien, Jr.","zoe@mail.example",,,"First line\nSecond; line","new","demo","en","2026-11-21 03:10:50","/app","/","newsletter",,"\'=spring",,\r\n',
    )
    expect(csvHead(excel)).toBe(
      '\uFEFF"Name","Email","Company","Phone","Message","Status","Source","Language","Submitted (UTC)","Page","Landing page","UTM source","UTM medium","UTM campaign","Consent text","Further requests"\r\n',
    )
  })

  it('keeps further requests with their entry', () => {
    const further = [
      {
        name: 'Zoë',
        email: entry.email,
        phone: '+353 1',
        source: 'demo',
        created_at: '2026-11-22',
        suspected: false,
      },
      {name: 'Zoë', email: entry.email, message: 'Call me', suspected: true},
    ]
    expect(csvLines([{...entry, further_requests: further}])).toContain(
      '"Name: Zoë; Email: zoe@mail.example; Phone: +353 1; Source: demo; Submitted (UTC): 2026-11-22\nName: Zoë; Email: zoe@mail.example; Message: Call me"',
    )
    expect(csvLines([{...entry, further_requests: 'x'}])).toBe(csvLines([entry]))
  })

  it.each([
    '=1+1',
    '+353 1',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '  =1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
  ])('neutralizes the spreadsheet formula %j', (message) => {
    expect(cellOf(message)).toBe(`'${message}`)
  })

  it.each(['a=1', '1-2', 'ann@mail.example', "'quoted'", '(=1)'])(
    'does not change the harmless cell %j',
    (message) => {
      expect(cellOf(message)).toBe(message)
    },
  )

  it('accepts timestamps in Postgres and ISO notation', () => {
    for (const at of ['2026-11-21T05:10:50.232+02:00', '2026-11-21T03:10:50Z']) {
      expect(csvLines([{...entry, created_at: at}])).toContain('"2026-11-21 03:10:50"')
    }
  })
})

it.each([
  ['fr', ';'],
  ['fr-CA', ';'],
  ['de-AT', ';'],
  ['de-ch', ';'],
  ['fr-CH', ';'],
  ['en', ','],
  ['es-MX', ','],
])('an export for Excel in %s separates by %j', (language, separator) => {
  expect(csvHead(csvFormat('excel', language))).toContain(`"Name"${separator}"Email"`)
})

it('an export for a CRM names columns as import wizards do, and changes no text', () => {
  const crm = csvFormat('crm', 'fr')
  const people = [
    {...entry, phone: '+353 1 234 5678', company: '=Byrne; Sons'},
    {...entry, name: 'Zoë'},
  ]
  expect(csvHead(crm)).toMatch(
    /^"First Name","Last Name","Email","Company","Phone","Lead Source","Description","Status",/,
  )
  const [first, second] = linesIn(people, crm).split('\r\n')
  expect(first).toMatch(
    /^"Zoë ""Z"" O’Brien,","Jr\.","zoe@mail\.example","=Byrne; Sons","\+353 1 234 5678","demo",/,
  )
  expect(second).toMatch(/^,"Zoë","zoe@mail\.example",/)
})
