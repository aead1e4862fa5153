import {createElement, type ComponentProps, type ReactElement} from 'react'
import {expect, it} from 'vitest'

import {BulkPanel} from '../../../../components/admin/bulk-panel'
import {EntryPanel} from '../../../../components/admin/entry-panel'
import {EntryReply} from '../../../../components/admin/entry-reply'
import {cursorBeside, type EntryPage, type ReadEntry} from '../../../../lib/admin/entries'
import {dashboardHref} from '../../../../lib/admin/filters'
import {lines, outline} from '../../outline'
import {actionNamed, loadFailure} from './markup'
import {admins, entryOf, ids, queryOf, statusOptions} from './sample-entry'

type Panel = ComponentProps<typeof EntryPanel>

const actions = {
  erase: actionNamed('erase'),
  work: actionNamed('work'),
}
const address = `q=ann&status=open&entry=${ids.entry}`
const alone: EntryPage = {entries: [], previous: null, next: null}

const panelWith = (more: Partial<Panel>) =>
  outline(
    createElement(EntryPanel, {
      found: {status: 'read', entry: entryOf()},
      query: queryOf(`${address}&notice=saved`),
      page: alone,
      admins,
      replies: {},
      unsaved: undefined,
      ...actions,
      ...more,
    }),
  )

const panelOf = (more: Partial<ReadEntry>) =>
  panelWith({found: {status: 'read', entry: entryOf(more)}})

it('an entry shows all that is known, and forms that return to it', () => {
  const [top = '', details = ''] = panelOf({}).split('\n<dl>\n')
  expect(top).toBe(
    lines(
      '<dialog open="" closedby="any" aria-labelledby="entry-title">',
      '<h2 id="entry-title">Zoë',
      `<a href="/admin/dashboard?q=ann&status=open#entry-${ids.entry}" aria-label="Close">`,
      '<nav aria-label="Entries">',
      '<button type="button">Copy address',
      '<output>',
      '<button type="button">Copy as text',
      '<output>',
      '<section aria-label="Work on this entry">',
      '<form action="work" method="POST">',
      `<input type="hidden" name="entry" value="${ids.entry}"/>`,
      `<input type="hidden" name="list" value="${address}"/>`,
      '<label>Status',
      '<select name="status">',
      '<option value="new" selected="">New',
      ...statusOptions,
      '<button value="status" formNoValidate="" name="change">Set status',
      '<label>Assigned to',
      '<select name="assignee">',
      '<option value="" selected="">Nobody',
      `<option value="${ids.ann}">Ann`,
      `<option value="${ids.bob}">Bob`,
      '<button value="assignee" formNoValidate="" name="change">Assign',
      '<label>Note',
      '<textarea name="note" rows="1" required="" maxLength="2000">',
      '<button value="note" name="change">Add note',
    ),
  )
  expect(details).toBe(
    lines(
      '<dt>Email',
      '<dd>',
      '<a href="mailto:zoe@mail.example">zoe@mail.example',
      '<a href="/admin/dashboard?domain=mail.example">Same mail domain',
      ...['Company', 'Phone', 'Message'].flatMap((title) => [`<dt>${title}`, '<dd>N/A']),
      '<dt>Source',
      '<dd>Demo form',
      '<dt>Language',
      '<dd>Français',
      '<dt>Submitted',
      '<dd>',
      '<time dateTime="2026-11-26T05:10:00Z">Nov 26, 2026, 05:10 AM UTC',
      ...['Page', 'Landing page', 'UTM source', 'UTM medium', 'Campaign', 'Consent text'].flatMap(
        (title) => [`<dt>${title}`, '<dd>N/A'],
      ),
      'Erased on Nov 26, 2028 at the latest.',
      `<a href="/admin/dashboard?${address}&erase=1">Erase this entry`,
      `<a href="/admin/dashboard/entry?id=${ids.entry}">Download as JSON`,
    ),
  )
})

const request = {name: 'Zed', created_at: '2026-11-27T05:10:00Z', message: 'Again'}
const note = {author: ids.ann, text: 'Called', created_at: '2026-11-27T06:00:00Z'}

it.each<[Partial<ReadEntry>, ...string[]]>([
  [{phone: '+33 1 23-45.67'}, '<dd>', '<a href="tel:+331234567">+33 1 23-45.67'],
  [{phone: '+33 (0)1 23'}, '<a href="tel:+33123">+33 (0)1 23'],
  [{phone: '(01) 23'}, '<a href="tel:0123">(01) 23'],
  [{company: 'A & B'}, '<dd>A & B', '<a href="/admin/dashboard?company=A+%26+B">Same company'],
  [{email: '"a@b"@Mail.Example'}, '<a href="/admin/dashboard?domain=mail.example">Same mail'],
  [{message: 'One'}, '<dt>Message', '<dd>One'],
  [
    {created_at: '2026-11-26 05:10:00.5+00'},
    '<time dateTime="2026-11-26T05:10:00.5+00:00">Nov 26, 2026, 05:10 AM UTC',
  ],
  [{source: 'exit-popup'}, '<dt>Source', '<dd>Exit popup'],
  [{source: 'fair'}, '<dt>Source', '<dd>fair'],
  [{language: 'xx'}, '<dt>Language', '<dd>xx'],
  [{page: '/fr', landing_page: '/a'}, '<dt>Page', '<dd>/fr', '<dt>Landing page', '<dd>/a'],
  [
    {utm_source: 's', utm_medium: 'm', utm_campaign: 'c'},
    lines('<dt>UTM source', '<dd>s', '<dt>UTM medium', '<dd>m', '<dt>Campaign', '<dd>c'),
  ],
  [
    {consent_version: '2026-11-01 0123456789abcdef'},
    '<dd>Nov 1, 2026',
    '<code title="0123456789abcdef">0123456789ab',
    'Erased on',
  ],
  [
    {suspected: true},
    'Close">',
    '<nav aria-label="Entries">',
    '<span data-tone="plain">Suspected spam',
  ],
  [
    {status: 'spam', status_at: note.created_at, status_by: ids.bob},
    '<option value="spam" selected="">Spam',
    '<button value="status" formNoValidate="" name="change">Set status',
    '<small>Spam by Bob,',
    '<time dateTime="2026-11-27T06:00:00Z">Nov 27, 2026, 06:00 AM UTC',
  ],
  [
    {status: 'spam', status_at: note.created_at, status_by: ids.other},
    '<small>Spam by somebody who is no longer an admin,',
  ],
  [{assignee: ids.bob}, `<option value="${ids.bob}" selected="">Bob`],
  [
    {notes: [note]},
    '<ol aria-label="Notes">',
    '<li>',
    'Called',
    '<small>Ann,',
    '<time dateTime="2026-11-27T06:00:00Z">Nov 27, 2026, 06:00 AM UTC',
    '<label>Note',
  ],
  [
    {
      further_requests: [
        request,
        {...request, name: 'Robot', suspected: true, email: 'a@b.example'},
      ],
    },
    '<h3>Asked again',
    'Anybody can type this email address, so the entry itself stays as it was.',
    ...['<h4>Zed', '<h4>Robot\n<span data-tone="plain">Suspected spam'].flatMap((title) => [
      title,
      '<dl>',
      '<dt>Message',
      '<dd>Again',
      '<dt>Submitted',
      '<dd>',
      '<time dateTime="2026-11-27T05:10:00Z">Nov 27, 2026, 05:10 AM UTC',
    ]),
    'Erased on',
  ],
])('the panel of an entry with %j shows it', (more, ...shown) => {
  expect(panelOf(more)).toContain(lines(...shown))
})

it.each(['gmail.com', 'GMX.de'])('addresses of %s have nothing in common', (domain) => {
  expect(panelOf({email: `zoe@${domain}`})).not.toContain('Same mail domain')
})

it.each([
  [ids.entry, 'Call\nback'],
  [ids.other, ''],
])('an unsaved note of the entry %s is in the form of its entry alone', (entry, text) => {
  const html = panelWith({unsaved: {entry, note: 'Call\nback'}})
  expect(html).toContain(lines(`maxLength="2000">${text}`, '<button value="note"'))
})

const at = (minute: number, id: string) => entryOf({id, created_at: `2026-11-26T05:${minute}:00Z`})
const before = at(20, ids.ann)
const after = at(10, ids.bob)
const opened = at(15, ids.entry)
const beyond = (backwards: boolean) => cursorBeside([opened], {sorting: 'newest', backwards})
const cursors = {previous: beyond(true), next: beyond(false)}
const link = (rel: 'prev' | 'next', change: Parameters<typeof dashboardHref>[1]) =>
  `<a rel="${rel}" href="${dashboardHref(queryOf(address), change)}">${rel === 'prev' ? 'Previous' : 'Next'}`

it.each<[string, EntryPage, string[]]>([
  [
    'between two',
    {...cursors, entries: [before, opened, after]},
    [link('prev', {entry: ids.ann}), link('next', {entry: ids.bob})],
  ],
  [
    'alone on its page',
    {...cursors, entries: [opened]},
    [
      link('prev', {cursor: cursors.previous, entry: null}),
      link('next', {cursor: cursors.next, entry: null}),
    ],
  ],
  ['the first of all', {...alone, entries: [opened, after]}, [link('next', {entry: ids.bob})]],
  ['the last of all', {...alone, entries: [before, opened]}, [link('prev', {entry: ids.ann})]],
])('an entry that is %s leads to its neighbors', (_, page, links) => {
  const html = panelWith({found: {status: 'read', entry: opened}, page})
  expect(html).toContain(lines('<nav aria-label="Entries">', ...links, '<button type="button">'))
})

it('a question comes before an entry is erased, and leads back to the list without it', () => {
  const html = panelWith({
    query: queryOf(`${address}&erase=1&notice=saved`),
    page: {...cursors, entries: [before, opened, after]},
  })
  expect(html.split('\n').slice(1)).toEqual([
    '<h2 id="entry-title">Erase this entry?',
    `<a href="/admin/dashboard?q=ann&status=open#entry-${ids.entry}" aria-label="Close">`,
    '<form action="erase" method="POST">',
    'This permanently deletes the entry from Zoë (zoe@mail.example). The audit log records who erased it and when, and none of its content.',
    `<input type="hidden" name="entry" value="${ids.entry}"/>`,
    '<input type="hidden" name="list" value="q=ann&status=open"/>',
    '<button>Erase for good',
    `<a href="/admin/dashboard?q=ann&status=open#entry-${ids.entry}">Keep it`,
  ])
})

it.each([
  ['gone', 'Entry not found', 'It was erased, or the address is wrong.'],
  ['failed', ...loadFailure],
] as const)('an entry that is %s says so, also instead of the question', (status, title, text) => {
  const html = panelWith({found: {status}, query: queryOf(`${address}&erase=1`)})
  expect(html.split('\n').slice(1)).toEqual([
    `<h2 id="entry-title">${title}`,
    `<a href="/admin/dashboard?q=ann&status=open#entry-${ids.entry}" aria-label="Close">`,
    text,
  ])
})

it('replies that editors wrote open in the mail program, before what copies the entry', () => {
  const demo = {subject: 'Demo', body: 'Hello'}
  const html = panelWith({replies: {demo, waitlist: {subject: 'Later', body: 'Hi'}}})
  expect(html).toContain(
    lines(
      '<a href="mailto:zoe@mail.example?subject=Demo&body=Hello">Reply about a demo',
      '<a href="mailto:zoe@mail.example?subject=Later&body=Hi">Reply about the waitlist',
      '<button type="button">Copy address',
    ),
  )
  expect(panelWith({replies: {demo}})).not.toContain('Reply about the waitlist')
})

it('the address is copied, and the entry as lines without what is missing', () => {
  const reply = EntryReply({entry: entryOf({company: 'Acme', suspected: true}), replies: {}})
  const {children} = (reply as ReactElement<{children: ReactElement<{text: string}>[]}>).props
  expect(children.slice(1).map(({props}) => props.text)).toEqual([
    'zoe@mail.example',
    lines(
      'Name: Zoë',
      'Email: zoe@mail.example',
      'Company: Acme',
      'Status: new',
      'Source: demo',
      'Language: fr',
      'Submitted (UTC): Nov 26, 2026, 05:10 AM',
    ),
  ])
})

it.each([
  [1, '1 entry'],
  [1234, '1,234 entries'],
])('the panel of %i chosen entries changes, exports or erases just these', (found, title) => {
  const list = `q=ann&id=${ids.entry}&id=${ids.other}`
  const query = queryOf(`${list}&bulk=chosen&notice=saved`)
  expect(outline(createElement(BulkPanel, {found, query, ...actions})).split('\n')).toEqual([
    '<dialog open="" closedby="any" aria-labelledby="bulk-title">',
    `<h2 id="bulk-title">${title}`,
    `<a href="/admin/dashboard?${list}" aria-label="Close">`,
    '<form action="work" method="POST">',
    `<input type="hidden" name="list" value="${list}&bulk=chosen"/>`,
    '<label>Status',
    '<select name="status">',
    '<option value="new">New',
    ...statusOptions,
    '<button>Set status',
    `<a href="/admin/dashboard/export?${list}&for=excel">Export for Excel`,
    `<a href="/admin/dashboard/export?${list}&for=crm">Export for a CRM`,
    '<form action="erase" method="POST">',
    `<input type="hidden" name="list" value="${list}&bulk=chosen"/>`,
    `<label>To erase them for good, type ${found}`,
    '<input inputMode="numeric" required="" autoComplete="off" name="number"/>',
    '<button>Erase for good',
  ])
})
