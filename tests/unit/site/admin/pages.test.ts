import {redirect} from 'next/navigation'
import {createElement, type ReactElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {prerender} from 'react-dom/static'
import {beforeEach, describe, expect, it, vi} from 'vitest'

import AuditPage, {metadata as auditMetadata} from '../../../../app/(admin)/admin/audit/page'
import DashboardPage, {
  metadata as dashboardMetadata,
} from '../../../../app/(admin)/admin/dashboard/page'
import DeliveriesPage, {
  metadata as deliveriesMetadata,
} from '../../../../app/(admin)/admin/deliveries/page'
import AdminPage from '../../../../app/(admin)/admin/page'
import SecurityPage, {
  metadata as securityMetadata,
} from '../../../../app/(admin)/admin/security/page'
import {GET as getSessionState} from '../../../../app/(admin)/admin/session/route'
import AdminLayout, {metadata as adminMetadata} from '../../../../app/(admin)/layout'
import LoginPage, {metadata as loginMetadata} from '../../../../app/(login)/admin/login/page'
import SecondFactorPage, {
  metadata as secondFactorMetadata,
} from '../../../../app/(login)/admin/login/second-factor/page'
import {readAudit} from '../../../../lib/admin/audit'
import {getDashboard} from '../../../../lib/admin/dashboard'
import {readDeliveries} from '../../../../lib/admin/deliveries'
import {getFactors} from '../../../../lib/admin/factors'
import {readFlash} from '../../../../lib/admin/flash-message'
import {nobody, type Auth} from '../../../../lib/admin/session'
import {getAuth, getSession, getViewer, requireSignIn} from '../../../../lib/admin/viewer'
import {lines, outline, outlineOf} from '../../outline'
import {callout, loadFailure, toast} from './markup'
import {admins, entryOf, ids} from './sample-entry'

vi.mock(import('next/server'), async (load) => ({
  ...(await load()),
  connection: () => Promise.resolve(),
}))
vi.mock('../../../../components/document/fonts', () => ({preloadedTypefaces: 'typefaces'}))
vi.mock('../../../../lib/admin/actions', async () => {
  const {actionNamed} = await import('./markup')
  const names = {
    signIn: 'sign-in',
    signOut: 'sign-out',
    signOutOthers: 'end-others',
    changePassword: 'change',
    enrollFactor: 'enroll',
    removeFactor: 'remove',
    confirmSecondFactor: 'confirm',
  }
  return Object.fromEntries(
    Object.entries(names).map(([action, name]) => [action, actionNamed(name)]),
  )
})
vi.mock('../../../../lib/admin/erase-entry', async () => {
  const {actionNamed} = await import('./markup')
  return {eraseEntry: actionNamed('erase'), eraseEntries: actionNamed('erase-all')}
})
vi.mock('../../../../lib/admin/work-on-entries', async () => {
  const {actionNamed} = await import('./markup')
  return {workOnEntries: actionNamed('work')}
})
vi.mock('../../../../lib/admin/send-again', async () => {
  const {actionNamed} = await import('./markup')
  return {sendAgain: actionNamed('send-again')}
})
vi.mock('../../../../lib/admin/viewer', () => ({
  getAuth: vi.fn<typeof getAuth>(),
  getSession: vi.fn<typeof getSession>(),
  getViewer: vi.fn<typeof getViewer>(),
  requireSignIn: vi.fn<typeof requireSignIn>(),
}))
vi.mock('../../../../lib/admin/flash-message', () => ({readFlash: vi.fn<typeof readFlash>()}))
vi.mock('../../../../lib/admin/dashboard', () => ({getDashboard: vi.fn<typeof getDashboard>()}))
vi.mock('../../../../lib/admin/factors', () => ({getFactors: vi.fn<typeof getFactors>()}))
vi.mock(import('../../../../lib/admin/audit'), async (load) => ({
  ...(await load()),
  readAudit: vi.fn<typeof readAudit>(),
}))
vi.mock(import('../../../../lib/admin/deliveries'), async (load) => ({
  ...(await load()),
  readDeliveries: vi.fn<typeof readDeliveries>(),
}))
vi.mock('../../../../lib/leads/outbox/receivers', () => ({
  readReceivers: () => [{name: 'hooks.example'}, {name: 'crm.example'}],
}))

const someone: Auth = {
  user: {id: ids.ann, email: 'ann@site.example'},
  session: null,
  profile: null,
  isAdmin: true,
}

beforeEach(() => {
  vi.mocked(requireSignIn).mockReset().mockResolvedValue('admin')
  vi.mocked(getViewer).mockReset().mockResolvedValue('nobody')
  vi.mocked(getAuth).mockReset().mockResolvedValue(someone)
  vi.mocked(readFlash).mockReset().mockResolvedValue({})
  vi.mocked(getDashboard).mockReset().mockResolvedValue(null)
  vi.mocked(readAudit).mockReset().mockResolvedValue({lines: [], next: null, admins})
  vi.mocked(readDeliveries).mockReset().mockResolvedValue({deliveries: [], next: null})
  vi.mocked(getFactors).mockReset().mockResolvedValue([])
})

type Page = (props: never) => ReactElement

/** The outline of a page's contents, which its loading state stands in for. */
async function open(page: Page, parameters: Record<string, string> = {}): Promise<string> {
  const searchParams = Promise.resolve(parameters)
  const {children} = (page({searchParams} as never) as ReactElement<{children: ReactElement}>).props
  const contents = children.type as (props: unknown) => Promise<ReactElement>
  const {prelude} = await prerender(await contents(children.props))
  return outlineOf(await new Response(prelude).text())
}

/** Where a page redirects to. */
const redirected = (page: Page, parameters?: Record<string, string>) =>
  open(page, parameters).then(
    () => null,
    (error: {digest?: string}) => error.digest?.split(';')[2],
  )

const header = (title: string, name = 'ann@site.example') => [
  '<header>',
  `<h1>${title}`,
  '<nav aria-label="Admin pages">',
  ...Object.entries({
    dashboard: 'Waitlist',
    deliveries: 'Deliveries',
    audit: 'Audit log',
    security: 'Security',
  }).flatMap(([path, other]) => (other === title ? [] : [`<a href="/admin/${path}">${other}`])),
  `<form aria-busy="false" action="sign-out" method="POST">${name && ` ${name}`}`,
  '<button>Sign Out',
]

const denied = ['<main>', ...callout('error', 'Access denied. Admin privileges required.')]
const logFailure = ['<main>', ...callout('error', ...loadFailure)]
const dashboardFailure = (href: string) => [
  '<main>',
  'The entries couldn’t be loaded.',
  `<a href="${href}">Try again`,
  ...toast('error', ...loadFailure),
]

const isUnused = (reader: unknown) => vi.mocked(reader as () => unknown).mock.calls.length === 0

it.each<[string, string, Record<string, string>, Page]>([
  ['Waitlist', '/admin/dashboard?q=ann', {q: 'ann', notice: 'saved'}, DashboardPage],
  [
    'Deliveries',
    '/admin/deliveries?status=sent&before=7',
    {status: 'sent', before: '7', notice: 'sent-again'},
    DeliveriesPage,
  ],
  ['Audit log', '/admin/audit?actor=' + ids.ann, {actor: ids.ann, notice: 'x'}, AuditPage],
  ['Security', '/admin/security', {notice: 'removed'}, SecurityPage],
])('the page %s asks for a sign-in, after which %s opens', async (_, address, query, page) => {
  vi.mocked(requireSignIn).mockImplementation(() => redirect('/admin/login'))
  expect(await redirected(page, query)).toBe('/admin/login')
  expect(vi.mocked(requireSignIn).mock.calls).toEqual([[address]])
  expect([getDashboard, readDeliveries, readAudit, getFactors].every(isUnused)).toBe(true)
})

describe.each<[string, Page, () => unknown, string[]]>([
  ['Waitlist', DashboardPage, getDashboard as never, dashboardFailure('/admin/dashboard')],
  ['Deliveries', DeliveriesPage, readDeliveries as never, logFailure],
  ['Audit log', AuditPage, readAudit as never, logFailure],
])('the page %s', (title, page, read, failure) => {
  it.each([
    ['notAdmin', denied],
    ['unknown', failure],
  ] as const)('reads nothing for a viewer who is %s', async (viewer, shown) => {
    vi.mocked(requireSignIn).mockResolvedValue(viewer)
    expect(await open(page)).toBe(lines(...header(title), ...shown))
    expect(isUnused(read)).toBe(true)
    expect(vi.mocked(getAuth).mock.calls).toEqual([[viewer]])
  })

  it('says that its data cannot be read', async () => {
    vi.mocked(read).mockResolvedValue(null)
    expect(await open(page)).toBe(lines(...header(title), ...failure))
  })
})

const pages: [string, Page][] = [
  ['Waitlist', DashboardPage],
  ['Deliveries', DeliveriesPage],
  ['Audit log', AuditPage],
  ['Security', SecurityPage],
]

it.each(pages)(
  'the page %s says why a form was refused, and has no more without',
  async (title, page) => {
    const refusal = toast('error', 'Not done', 'Too many attempts.')
    vi.mocked(readFlash).mockResolvedValue({message: 'Too many attempts.'})
    expect(await open(page)).toContain(lines(...header(title), ...refusal, '<main>'))
    vi.mocked(readFlash).mockResolvedValue({})
    expect(await open(page, {notice: 'toString'})).toContain(lines(...header(title), '<main>'))
  },
)

it.each([
  ['Ann', {...someone, profile: {display_name: 'Ann'} as never}],
  ['ann@site.example', {...someone, profile: {display_name: ''} as never}],
  ['', nobody],
])('the header names the account: %j', async (name, auth) => {
  vi.mocked(getAuth).mockResolvedValue(auth)
  expect(await open(AuditPage)).toContain(lines(...header('Audit log', name), '<main>'))
})

it.each([
  ['signed-in', 'good', 'Login Successful', 'Welcome to the admin panel.'],
  ['erased', 'good', 'Entry erased', 'It’s no longer in the waitlist.'],
  ['already-erased', 'note', 'Already erased', 'This entry no longer exists.'],
  ['saved', 'good', 'Saved', 'The change is in the audit log.'],
  ['not-saved', 'error', 'Unable to save', 'Please try again later.'],
  [
    'number-differs',
    'error',
    'Nothing erased',
    'The number typed isn’t that of the entries. Check it and try again.',
  ],
  ['entries-erased', 'good', 'Entries erased', 'They’re no longer in the waitlist.'],
  ['not-erased', 'error', 'Unable to erase', 'Please try again later.'],
] as const)('the waitlist says what an action did: %s', async (notice, tone, title, text) => {
  const shown = lines(...header('Waitlist'), ...toast(tone, title, text), '<main>')
  expect(await open(DashboardPage, {notice})).toContain(shown)
})

it.each([
  [DeliveriesPage, 'Deliveries', 'sent-again', 'good', 'Sending again'],
  [DeliveriesPage, 'Deliveries', 'not-sent', 'error', 'Unable to send'],
  [SecurityPage, 'Security', 'signed-in', 'good', 'Login Successful'],
  [SecurityPage, 'Security', 'enrolled', 'good', 'Second factor added'],
  [SecurityPage, 'Security', 'removed', 'good', 'Second factor removed'],
  [SecurityPage, 'Security', 'password-changed', 'good', 'Password changed'],
  [SecurityPage, 'Security', 'others-ended', 'good', 'All other sessions ended'],
  [SecurityPage, 'Security', 'others-not-ended', 'error', 'Your other sessions couldn’t be ended'],
] as const)(
  'the page %o, “%s”, says what an action did: %s',
  async (page, name, notice, tone, title) => {
    const shown = lines(...header(name), ...toast(tone, title), '<main>')
    expect(await open(page, {notice})).toContain(shown)
  },
)

it('the waitlist shows its entries, with the forms’ actions and the unsaved note', async () => {
  const entry = entryOf()
  const contents = {
    page: {entries: [entry], previous: null, next: null},
    found: 1,
    total: 1,
    days: [],
    attribution: {pages: [], campaigns: []},
    visit: null,
    opened: {status: 'read', entry} as const,
    admins,
    exported: null,
    replies: {},
    today: '2026-11-27',
  }
  vi.mocked(readFlash).mockResolvedValue({unsaved: {entry: entry.id, note: 'Call back'}})
  vi.mocked(getDashboard).mockResolvedValue(contents)
  const html = await open(DashboardPage, {q: 'ann', entry: entry.id})
  expect(html).toContain('<form action="work" method="POST">')
  expect(html).toContain('>Call back')
  expect(vi.mocked(getDashboard).mock.lastCall?.[0]).toMatchObject({search: 'ann', entry: entry.id})
  const question = await open(DashboardPage, {entry: entry.id, erase: '1'})
  expect(question).toContain('<form action="erase" method="POST">')
  vi.mocked(getDashboard).mockResolvedValue({...contents, opened: null})
  expect(await open(DashboardPage, {bulk: 'all'})).toContain('<form action="erase-all" method')
})

it('deliveries are of the filter, to the webhooks that are configured', async () => {
  const html = await open(DeliveriesPage, {status: 'sent', before: '7'})
  expect(html).toContain('Requests that are sent to hooks.example, crm.example.')
  expect(html).toContain('<option value="sent" selected="">Sent')
  expect(vi.mocked(readDeliveries).mock.calls).toEqual([[{status: 'sent', before: 7}]])
})

it('the audit log is of its filter', async () => {
  const html = await open(AuditPage, {action: 'entry_read'})
  expect(html).toContain('<option value="entry_read" selected="">Read an entry')
  expect(vi.mocked(readAudit).mock.calls).toEqual([[{action: 'entry_read'}]])
})

it('security shows the factors, and the name of an app that was typed', async () => {
  vi.mocked(readFlash).mockResolvedValue({name: 'Desk'})
  const since = '2026-11-26T05:10:00Z'
  vi.mocked(getFactors).mockResolvedValue([{id: ids.ann, name: 'Phone', type: 'totp', since}])
  const html = await open(SecurityPage)
  expect(html).toContain('Phone since')
  expect(html).toContain('name="name" value="Desk"/>')
  expect(html).toContain('New password at least 12 characters')
  for (const action of ['remove', 'enroll', 'change', 'end-others']) {
    expect(html).toContain(`<form action="${action}" method="POST">`)
  }
})

const login = (email: string, next = '/admin/dashboard') => [
  '<form action="sign-in" method="POST">',
  `<input type="hidden" name="next" value="${next}"/>`,
  '<input type="hidden" name="scripted" value=""/>',
  '<label>Email',
  `<input type="email" autoComplete="username" maxLength="255" required="" name="email" value="${email}"/>`,
]
it.each<[Record<string, string>, string[]]>([
  [{}, login('')],
  [{next: '/admin/audit?actor=x'}, login('', '/admin/audit?actor=x')],
  [{next: 'https://evil.example'}, login('')],
  [{notice: 'signed-out'}, [...toast('good', 'Signed out'), ...login('')]],
  [
    {notice: 'session-ended'},
    [
      ...callout('note', 'Your session ended', 'Sign in again to pick up where you left off.'),
      ...login(''),
    ],
  ],
])('the sign-in page with %j says why it is shown', async (parameters, shown) => {
  const start = lines('<main>', '<h1>Admin sign-in', ...shown)
  expect((await open(LoginPage, parameters)).startsWith(start)).toBe(true)
})

it.each([
  [{}, 'ann@site.example'],
  [{email: 'typed@b.example'}, 'typed@b.example'],
])('to confirm who they are, somebody who typed %j signs in again as %s', async (flash, email) => {
  vi.mocked(getViewer).mockResolvedValue('admin')
  vi.mocked(readFlash).mockResolvedValue(flash)
  const text = 'Erasing or exporting entries needs a recent sign-in. Sign in, then try again.'
  const html = await open(LoginPage, {notice: 'sign-in-again', next: '/admin/security'})
  expect(html).toContain(
    lines(
      '<h1>Admin sign-in',
      ...callout('note', 'Confirm it’s you', text),
      ...login(email, '/admin/security'),
    ),
  )
  expect(vi.mocked(getAuth).mock.calls).toEqual([['admin']])
})

it('a refused sign-in keeps the address', async () => {
  vi.mocked(readFlash).mockResolvedValue({email: 'ann@b.example', message: 'Wrong.'})
  const [form = '', ...fields] = login('ann@b.example')
  const refusal = toast('error', 'Login Failed', 'Wrong.')
  expect(await open(LoginPage)).toContain(lines(form, ...refusal, ...fields))
})

it.each([
  ['nobody', null, '/admin/login?next=%2Fadmin%2Faudit'],
  ['needsSecondFactor', '/admin/login/second-factor?next=%2Fadmin%2Faudit', null],
  ['notAdmin', '/admin/audit', '/admin/audit'],
  ['admin', '/admin/audit', '/admin/audit'],
  ['unknown', '/admin/audit', '/admin/audit'],
] as const)(
  'the viewer %s is led from the sign-in pages to %j and %j',
  async (viewer, ...hrefs) => {
    vi.mocked(getViewer).mockResolvedValue(viewer)
    const next = {next: '/admin/audit'}
    const led = [await redirected(LoginPage, next), await redirected(SecondFactorPage, next)]
    expect(led).toEqual(hrefs)
  },
)

it('a second factor is asked for with what was chosen before, and leads on', async () => {
  vi.mocked(getViewer).mockResolvedValue('needsSecondFactor')
  vi.mocked(readFlash).mockResolvedValue({message: 'Wrong.', factor: ids.bob})
  const since = '2026-11-26T05:10:00Z'
  vi.mocked(getFactors).mockResolvedValue([
    {id: ids.ann, name: 'Phone', type: 'totp', since},
    {id: ids.bob, name: 'Tablet', type: 'totp', since},
  ])
  const html = await open(SecondFactorPage, {next: '/admin/audit'})
  expect(html).toContain(
    lines(
      '<main>',
      '<h1>Second factor',
      '<form action="confirm" method="POST">',
      ...toast('error', 'Login Failed', 'Wrong.'),
      '<input type="hidden" name="next" value="/admin/audit"/>',
    ),
  )
  expect(html).toContain(`checked="" value="${ids.bob}"/>Tablet`)
  expect(html).toContain('<form action="sign-out" method="POST">')
})

it.each<[Page, string[]]>([
  [DashboardPage, ['<main>', '<output>Loading...']],
  [DeliveriesPage, ['<main>', '<output>Loading...']],
  [AuditPage, ['<main>', '<output>Loading...']],
  [SecurityPage, ['<main>', '<output>Loading...']],
  [LoginPage, ['<main>', '<h1>Admin sign-in', '<output>Loading...']],
  [SecondFactorPage, ['<main>', '<h1>Second factor', '<output>Loading...']],
])('a page that loads says so', (page, shown) => {
  const {fallback} = (page({} as never) as ReactElement<{fallback: ReactElement}>).props
  expect(outline(fallback)).toBe(lines(...shown))
})

it('each page has its title; addresses with search terms stay on the site, and nothing is indexed', () => {
  const referrer = 'same-origin'
  expect([
    dashboardMetadata,
    deliveriesMetadata,
    auditMetadata,
    securityMetadata,
    loginMetadata,
    secondFactorMetadata,
    adminMetadata,
  ]).toEqual([
    {title: 'Waitlist', referrer},
    {title: 'Deliveries'},
    {title: 'Audit log'},
    {title: 'Security'},
    {title: 'Admin sign-in', referrer},
    {title: 'Second factor', referrer},
    {robots: {index: false, follow: false}},
  ])
  const html = renderToStaticMarkup(createElement(AdminLayout, {children: 'Page'} as never))
  expect(outlineOf(html)).toBe(lines('<html lang="en" dir="ltr">', '<body>Page'))
})

it('the admin area begins with the waitlist', () => {
  expect(AdminPage).toThrow(
    expect.objectContaining({
      digest: expect.stringContaining(';/admin/dashboard;') as string,
    }) as Error,
  )
})

const session = {id: 'one', userId: ids.ann, expiresAt: 1_800_000_000}

it.each([
  [session, 200, session],
  ['ended' as const, 401, {session: 'ended'}],
  ['unknown' as const, 503, {session: 'unknown'}],
])(
  'the session %j is reported with %i, and with its refreshed cookies',
  async (state, status, body) => {
    vi.mocked(getSession).mockImplementation((headers) => {
      headers.set('cache-control', 'public')
      headers.append('set-cookie', 'session=new')
      return Promise.resolve(state)
    })
    const response = await getSessionState()
    expect([response.status, await response.json()]).toEqual([status, body])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.getSetCookie()).toEqual(['session=new'])
  },
)
