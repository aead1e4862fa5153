import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'

import {Audit} from '../../../../components/admin/audit'
import {Deliveries} from '../../../../components/admin/deliveries'
import type {AuditLine} from '../../../../lib/admin/audit'
import type {Delivery} from '../../../../lib/admin/deliveries'
import type {Admin} from '../../../../lib/admin/entries'

const at = '2026-11-26T05:10:00Z'
const entry = '5f3c1c1e-0d8a-4c39-9a55-0a4a6c1c2b11'
const sendAgain = () => Promise.resolve()

/** The text that a page shows, without elements and styles. */
const textOf = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>|<head.*?<\/head>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&#x27;', "'")

const delivery = (more: Partial<Delivery>): Delivery => ({
  id: 7,
  event: entry,
  entry,
  type: 'lead.created',
  request: 0,
  endpoint: 'hooks.example',
  attempts: 0,
  answer: null,
  next_try: at,
  sent_at: null,
  created_at: at,
  status: 'waiting',
  ...more,
})

const pageOf = (deliveries: Delivery[], receivers = ['hooks.example'], status?: 'sent') =>
  renderToStaticMarkup(
    createElement(Deliveries, {
      page: {deliveries, next: deliveries.length > 0 ? 7 : null},
      receivers,
      query: {status},
      sendAgain,
    }),
  )

it.each<[string, Partial<Delivery>, string[], string]>([
  ['sent', {status: 'sent', sent_at: at, attempts: 1, answer: 204}, ['hooks.example'], 'Sent Nov'],
  ['new', {}, ['hooks.example'], 'Waiting Not tried yet'],
  [
    'tried',
    {attempts: 2, answer: 503},
    ['hooks.example'],
    'Waiting Answered 503, 2 tries. Next: Nov',
  ],
  [
    'given up',
    {status: 'refused', attempts: 14, next_try: null},
    ['hooks.example'],
    'Refused No answer, 14 tries ',
  ],
  ['for nobody', {endpoint: null}, [], 'All receivers New entry Waiting No webhook is configured'],
  ['for one that was', {attempts: 1}, [], 'No answer, 1 try. No webhook is configured'],
  ['for another', {}, ['other.example'], 'Waiting No longer configured'],
])('a delivery that is %s says so', (_, more, receivers, text) => {
  expect(textOf(pageOf([delivery(more)], receivers))).toContain(text)
})

it('deliveries to a receiver can be sent again, and lead to their entry and to older ones', () => {
  const html = pageOf([delivery({type: 'lead.asked_again'})])
  expect(html).toMatch(/<input type="hidden" name="delivery" value="7"/)
  expect(html).toContain(`href="/admin/dashboard?entry=${entry}"`)
  expect(html).toContain('href="/admin/deliveries?before=7"')
  expect(textOf(html)).toContain('Asked again')
  expect(pageOf([delivery({endpoint: null})])).not.toContain('Send again')
})

it.each([
  [[], undefined, 'No webhook is configured: nothing is sent.'],
  [
    ['hooks.example', 'b.example'],
    undefined,
    'Requests that are sent to hooks.example, b.example.',
  ],
  [['hooks.example'], undefined, 'No deliveries yet.'],
  [['hooks.example'], 'sent' as const, 'No deliveries match.'],
])('without deliveries, receivers %j and the status %s say: %s', (receivers, status, text) => {
  expect(textOf(pageOf([], receivers, status))).toContain(text)
})

const admin: Admin = {
  user_id: entry,
  name: 'Ann',
  email: 'ann@site.example',
  granted_at: at,
  last_sign_in_at: at,
}
const line = (more: Partial<AuditLine>): AuditLine => ({
  id: 7,
  actor: entry,
  action: 'entry_read',
  subject: entry,
  entries: null,
  created_at: at,
  ...more,
})

const logOf = (lines: AuditLine[], admins = [admin]) =>
  renderToStaticMarkup(
    createElement(Audit, {page: {lines, next: null, admins}, query: {action: 'entry_read'}}),
  )

it.each<[Partial<AuditLine>, string]>([
  [{}, 'ann@site.example Read an entry Entry 5f3c1c1e'],
  [
    {actor: null, action: 'entries_erased', subject: null, entries: 3},
    'The service Erased entries 3 entries',
  ],
  [{actor: '0'.repeat(36), action: 'entry_read'}, 'Former admin 00000000 Read an entry'],
  [{action: 'role_granted'}, 'Granted a role ann@site.example'],
  [{action: 'of_a_later_version', subject: null}, 'ann@site.example of_a_later_version '],
])('a line of the audit log, %j, says: %s', (more, text) => {
  expect(textOf(logOf([line(more)]))).toContain(text)
})

it('the audit log lists admins with their last sign-in, and keeps its filter', () => {
  const html = logOf([], [admin, {...admin, user_id: 'b', last_sign_in_at: null as never}])
  expect(textOf(html)).toContain('No lines match.')
  expect(textOf(html)).toContain('Admin since Nov 26, 2026, last sign-in Nov 26, 2026')
  expect(textOf(html)).toContain('never signed in')
  expect(html).toContain('<option value="entry_read" selected="">')
})

it.each([
  ['deliveries', createElement(Deliveries, {page: null, receivers: [], query: {}, sendAgain})],
  ['the audit log', createElement(Audit, {page: null, query: {}})],
])('a failure to read %s is reported', (_, element) => {
  expect(renderToStaticMarkup(element)).toContain('Unable to load data')
})
