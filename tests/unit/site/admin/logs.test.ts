import {createElement, type ComponentProps} from 'react'
import {expect, it} from 'vitest'

import {Audit} from '../../../../components/admin/audit'
import {Deliveries} from '../../../../components/admin/deliveries'
import type {AuditLine} from '../../../../lib/admin/audit'
import type {Delivery} from '../../../../lib/admin/deliveries'
import type {Admin} from '../../../../lib/admin/entries'
import {lines, outline} from '../../outline'
import {actionNamed, callout, loadFailure} from './markup'
import {admins, ids} from './sample-entry'

const at = '2026-11-26T05:10:00Z'
const entry = '5f3c1c1e-0d8a-4c39-9a55-0a4a6c1c2b11'
const sendAgain = actionNamed('send-again')

const delivery = (more: Partial<Delivery>): Delivery => ({
  id: 7,
  event: entry,
  entry,
  type: 'lead.created',
  request: 0,
  endpoint: 'hooks.example',
  attempts: 0,
  answer: null,
  next_try: '2026-11-26T06:00:00Z',
  sent_at: null,
  created_at: at,
  status: 'waiting',
  ...more,
})

const line = (more: Partial<AuditLine>): AuditLine => ({
  id: 7,
  actor: entry,
  action: 'entry_read',
  subject: entry,
  entries: null,
  created_at: at,
  ...more,
})

type DeliveriesProps = ComponentProps<typeof Deliveries>
const deliveries = (more: Partial<DeliveriesProps>) =>
  outline(
    createElement(Deliveries, {
      page: {deliveries: [], next: null},
      receivers: ['hooks.example'],
      query: {},
      sendAgain,
      ...more,
    }),
  )

const kept = 'They’re kept for 30 days, or until the entry is erased.'
const older = (href: string, title: string) => [
  '<nav aria-label="Pages">',
  `<a rel="next" href="${href}">${title}`,
]
const deliveryStatuses = [
  '<option value="waiting">Waiting',
  '<option value="refused">Refused',
  '<option value="sent">Sent',
]
const nextTime = '<time dateTime="2026-11-26T06:00:00Z">Nov 26, 2026, 06:00 AM UTC'
const time = `<time dateTime="${at}">Nov 26, 2026, 05:10 AM UTC`

it('deliveries are a table, in which each can be sent again and leads back to its list', () => {
  const sent = delivery({id: 8, status: 'sent', sent_at: at, created_at: at, next_try: null})
  const query = {status: 'waiting', before: 9} as const
  expect(deliveries({page: {deliveries: [delivery({}), sent], next: 7}, query})).toBe(
    lines(
      `Requests that are sent to hooks.example. ${kept}`,
      '<form action="/admin/deliveries">',
      '<label>Status',
      '<select name="status">',
      '<option value="">All',
      ...deliveryStatuses.map((option) => option.replace('"waiting"', '"waiting" selected=""')),
      '<button>Filter',
      '<table aria-label="Deliveries">',
      '<thead>',
      '<tr>',
      ...['Requested', 'Receiver', 'Request', 'Status', 'Action'].map(
        (title) => `<th scope="col">${title === 'Action' ? ' ' : ''}${title}`,
      ),
      '<tbody>',
      ...[
        ['7', '<span data-tone="plain">Waiting Not tried yet'],
        ['8', lines('<span data-tone="record">Sent', time)],
      ].flatMap(([id, state = '']) => [
        '<tr>',
        `<th scope="row" id="delivery-${id}">`,
        time,
        '<td>hooks.example',
        '<td>',
        `<a href="/admin/dashboard?entry=${entry}">New entry`,
        '<td>',
        state,
        '<td>',
        '<form action="send-again" method="POST">',
        `<input type="hidden" name="delivery" value="${id}"/>`,
        '<input type="hidden" name="status" value="waiting"/>',
        '<input type="hidden" name="before" value="9"/>',
        `<button aria-describedby="delivery-${id}">Send again`,
      ]),
      ...older('/admin/deliveries?status=waiting&before=7', 'Older deliveries'),
    ),
  )
})

it('a page of all deliveries has no filter', () => {
  const html = deliveries({page: {deliveries: [delivery({})], next: null}})
  expect(html).toContain(
    lines(
      '<select name="status">',
      '<option value="" selected="">All',
      ...deliveryStatuses,
      '<button>Filter',
    ),
  )
})

it.each<[DeliveriesProps['query'], string[]]>([
  [{}, []],
  [{before: 9}, ['<input type="hidden" name="before" value="9"/>']],
  [{status: 'sent'}, ['<input type="hidden" name="status" value="sent"/>']],
])('a delivery that is sent again returns to the page of %j', (query, fields) => {
  const html = deliveries({query, page: {deliveries: [delivery({})], next: null}})
  expect(html.split('<form action="send-again" method="POST">')[1]).toBe(
    lines(
      '',
      '<input type="hidden" name="delivery" value="7"/>',
      ...fields,
      '<button aria-describedby="delivery-7">Send again',
    ),
  )
})

it.each<[Partial<Delivery>, string, string[]]>([
  [{status: 'waiting', attempts: 0}, 'Not tried yet', ['hooks.example']],
  [{attempts: 1}, 'No answer, 1 try. Next:', ['hooks.example']],
  [{attempts: 2, answer: 500}, 'Answered 500, 2 tries. Next:', ['hooks.example']],
  [{attempts: 2, answer: 0}, 'Answered 0, 2 tries. Next:', ['hooks.example']],
  [{attempts: 2}, 'No answer, 2 tries. No longer configured', ['b.example']],
  [{endpoint: null}, 'Not tried yet', ['b.example']],
  [{attempts: 0}, 'No longer configured', ['b.example']],
  [{attempts: 0}, 'No webhook is configured', []],
  [{status: 'refused', attempts: 1, answer: 410}, 'Answered 410, 1 try', []],
])('the state of a delivery with %j is: %s', (more, text, receivers) => {
  const html = deliveries({receivers, page: {deliveries: [delivery(more)], next: null}})
  const status = more.status === 'refused' ? 'Refused' : 'Waiting'
  const next = text.endsWith('Next:') ? [nextTime] : []
  const shown = lines('<td>', `<span data-tone="plain">${status} ${text}`, ...next, '<td>')
  expect(html).toContain(shown)
})

it.each([
  [
    [],
    `No webhook is configured: nothing is sent. Once one is, it gets every request that is waiting here. ${kept}`,
  ],
  [['a.example', 'b.example'], `Requests that are sent to a.example, b.example. ${kept}`],
])('the list begins with its receivers, %j', (receivers, text) => {
  expect(deliveries({receivers}).startsWith(lines(text, '<form'))).toBe(true)
  expect(deliveries({receivers})).toMatch(/\nNo deliveries yet\.$/)
  expect(deliveries({receivers, query: {status: 'sent'}})).toMatch(/\nNo deliveries match\.$/)
})

it('a delivery without the time it was sent at says so', () => {
  const sent = delivery({status: 'sent', sent_at: null})
  const html = deliveries({page: {deliveries: [sent], next: null}})
  expect(html).toContain(lines('<span data-tone="record">Sent N/A', '<td>'))
})

it('a delivery for all receivers is not sent again, and says what was asked', () => {
  const again = delivery({endpoint: null, type: 'lead.asked_again'})
  const html = deliveries({page: {deliveries: [again], next: null}})
  expect(html).toContain(
    lines(
      '<td>All receivers',
      '<td>',
      `<a href="/admin/dashboard?entry=${entry}">Asked again`,
      '<td>',
      '<span data-tone="plain">Waiting Not tried yet',
      '<td>',
    ),
  )
  expect(html).not.toContain('Send again')
})

const audit = (
  query: ComponentProps<typeof Audit>['query'],
  shown: AuditLine[],
  next: number | null,
) => outline(createElement(Audit, {page: {lines: shown, next, admins}, query}))

const actions = {
  entry_read: 'Read an entry',
  entries_listed: 'Listed entries',
  entries_exported: 'Exported entries',
  entry_downloaded: 'Downloaded an entry',
  entry_sent_again: 'Sent an entry again',
  entries_erased: 'Erased entries',
  entry_assigned: 'Assigned an entry',
  note_added: 'Added a note',
  status_new: 'Set to new',
  status_contacted: 'Set to contacted',
  status_qualified: 'Set to qualified',
  status_closed: 'Set to closed',
  status_spam: 'Set to spam',
  role_granted: 'Granted a role',
  role_revoked: 'Revoked a role',
  factors_removed: 'Removed second factors',
}

it('the audit log is a table of its filter, above all admins', () => {
  const query = {
    action: 'note_added',
    actor: ids.bob,
    from: '2026-11-01',
    to: '2026-11-26',
    before: 9,
  }
  expect(audit(query, [line({actor: ids.bob, action: 'note_added'})], 7)).toBe(
    lines(
      '<form action="/admin/audit">',
      '<label>Action',
      '<select name="action">',
      '<option value="">All',
      ...Object.entries(actions).map(
        ([action, name]) =>
          `<option value="${action}"${action === 'note_added' ? ' selected=""' : ''}>${name}`,
      ),
      '<label>By',
      '<select name="actor">',
      '<option value="">Anybody',
      `<option value="${ids.ann}">ann@site.example`,
      `<option value="${ids.bob}" selected="">bob@site.example`,
      '<label>From (UTC)',
      '<input type="date" name="from" value="2026-11-01"/>',
      '<label>To (UTC)',
      '<input type="date" name="to" value="2026-11-26"/>',
      '<button>Filter',
      '<table aria-label="Audit log">',
      '<thead>',
      '<tr>',
      ...['Time', 'By', 'Action', 'What'].map((title) => `<th scope="col">${title}`),
      '<tbody>',
      '<tr>',
      '<th scope="row">',
      time,
      '<td>bob@site.example',
      '<td>Added a note',
      '<td>',
      `<a href="/admin/dashboard?entry=${entry}">Entry 5f3c1c1e`,
      ...older(
        `/admin/audit?action=note_added&actor=${ids.bob}&from=2026-11-01&to=2026-11-26&before=7`,
        'Older lines',
      ),
      '<section aria-labelledby="admins">',
      '<h2 id="admins">Admins',
      '<ul>',
      ...['ann', 'bob'].flatMap((name) => [
        `<li>${name}@site.example Admin since Nov 1, 2026, last sign-in Nov 26, 2026`,
      ]),
    ),
  )
})

it('an audit log without a filter shows all, and without lines says so', () => {
  const html = audit({}, [], null)
  expect(html).toContain(lines('<select name="action">', '<option value="" selected="">All'))
  expect(html).toContain(lines('<select name="actor">', '<option value="" selected="">Anybody'))
  expect(html).toContain('<input type="date" name="from"/>')
  expect(html).toContain('<input type="date" name="to"/>')
  expect(html).toContain(lines('<button>Filter', 'No lines match.', '<section'))
})

it.each<[Partial<AuditLine>, string, string]>([
  [{actor: null}, 'The service', 'Read an entry'],
  [{actor: ids.ann}, 'ann@site.example', 'Read an entry'],
  [{actor: ids.other}, 'Former admin 00000000', 'Read an entry'],
  [{actor: ids.ann, action: 'of_a_later_version'}, 'ann@site.example', 'of_a_later_version'],
])('a line of the audit log, %j, names who did what: %s, %s', (more, who, what) => {
  expect(audit({}, [line(more)], null)).toContain(lines(time, `<td>${who}`, `<td>${what}`))
})

it('an admin who has never signed in is listed so', () => {
  const [ann] = admins
  const never = {...ann, last_sign_in_at: null} as unknown as Admin
  const page = {lines: [], next: null, admins: [never]}
  const html = outline(createElement(Audit, {page, query: {}}))
  expect(html).toMatch(/<li>ann@site\.example Admin since Nov 1, 2026, never signed in$/)
})

it.each<[Partial<AuditLine>, string[]]>([
  [{subject: null, entries: null}, []],
  [{subject: null, entries: 0}, ['0 entries']],
  [{subject: null, entries: 1}, ['1 entry']],
  [{subject: null, entries: 1234}, ['1,234 entries']],
  [{action: 'role_revoked', subject: ids.bob}, ['bob@site.example']],
  [{action: 'factors_removed', subject: ids.other}, ['Former admin 00000000']],
  [
    {action: 'entry_assigned', entries: 1},
    [`\n<a href="/admin/dashboard?entry=${entry}">Entry 5f3c1c1e`],
  ],
])('of the line %j the log says what it was done to: %j', (more, [shown = '']) => {
  expect(audit({}, [line(more)], null)).toContain(lines(`<td>${shown}`, '<section'))
})

it.each([
  ['deliveries', createElement(Deliveries, {page: null, receivers: [], query: {}, sendAgain})],
  ['the audit log', createElement(Audit, {page: null, query: {}})],
])('a failure to read %s is reported', (_, element) => {
  expect(outline(element)).toBe(lines(...callout('error', ...loadFailure)))
})
