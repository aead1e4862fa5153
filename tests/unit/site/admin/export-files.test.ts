import {unzipSync, strFromU8} from 'fflate'
import {expect, it} from 'vitest'

import type {Entry} from '../../../../lib/admin/entries'
import {crmFile, excelFile} from '../../../../lib/admin/export-files'
import {rowsOf} from '../../../processes/workbook.ts'

const entry: Entry = {
  id: '5f3c1c1e-0d8a-4c39-9a55-0a4a6c1c2b11',
  name: 'Zoë "Z" O’Brien, Jr.',
  email: 'zoe@mail.example',
  company: '=Byrne; Sons',
  phone: '0612345678',
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
  further_requests: [
    {name: 'Zoë', message: 'Call me', consent_version: `2026-11-22 ${'f'.repeat(64)}`},
    {name: 'Zoë', phone: '+353 1', created_at: '2026-11-22'},
  ],
  status: 'contacted',
  status_by: null,
  status_at: null,
  notes: [{author: null, text: 'Called.\nTwice.', created_at: '2026-11-22T09:00:00Z'}],
  consent_version: `2026-11-20 ${'0'.repeat(64)}`,
}

it('a workbook has each text as it was typed, in a cell of text', () => {
  expect(rowsOf(excelFile([entry]))).toEqual([
    {
      Name: 'Zoë "Z" O’Brien, Jr.',
      Email: 'zoe@mail.example',
      Company: '=Byrne; Sons',
      Phone: '0612345678',
      Message: 'First line\nSecond; line',
      Status: 'contacted',
      Source: 'demo',
      Language: 'en',
      'Submitted (UTC)': '2026-11-21 03:10:50',
      Page: '/app',
      'Landing page': '/',
      'UTM source': 'newsletter',
      'UTM medium': '',
      'UTM campaign': '=spring',
      'Consent text': '2026-11-20',
      'Further requests':
        'Name: Zoë; Message: Call me; Consent text: 2026-11-22\nName: Zoë; Phone: +353 1; Submitted (UTC): 2026-11-22 00:00:00',
      Notes: '2026-11-22 09:00:00 Called.\nTwice.',
    },
  ])
  const sheet = strFromU8(unzipSync(excelFile([entry]))['xl/sheet.xml']!)
  expect(sheet).not.toMatch(/<f>|<v>/)
})

it.each([
  ['<b> & "c"', '<b> & "c"'],
  ['_x0041_ and _', '_x0041_ and _'],
  ['a\u0001b\uD800c', 'a\uFFFDb\uFFFDc'],
  [' \n two \n', ' \n two \n'],
  ['x'.repeat(40_000), `${'x'.repeat(32_766)}…`],
])('a cell of %j is readable', (message, shown) => {
  expect(rowsOf(excelFile([{...entry, message}]))[0]?.['Message']).toBe(shown)
})

it('a file for a CRM names columns as import wizards do, quotes texts and does not change them', () => {
  const [titles, first, second] = crmFile([
    {...entry, message: 'One', notes: [], further_requests: []},
    {...entry, name: 'Zoë', message: 'Two', notes: 'odd', further_requests: 'odd'},
  ]).split('\r\n')
  expect(titles).toMatch(
    /^"First Name","Last Name","Email","Company","Phone","Lead Source","Description","Status",.*"Notes"$/,
  )
  expect(first).toMatch(
    /^"Zoë ""Z"" O’Brien,","Jr\.","zoe@mail\.example","=Byrne; Sons","0612345678","demo","One","contacted",/,
  )
  expect(second).toMatch(/^,"Zoë","zoe@mail\.example",/)
  expect(first).not.toContain('000')
})
