import {createElement, type ComponentProps, type ReactElement} from 'react'
import {beforeEach, expect, it, vi} from 'vitest'

import {AuthProvider} from '../../../../components/admin/auth/auth-provider'
import {LoginForm} from '../../../../components/admin/login-form'
import {LoginSecondFactor} from '../../../../components/admin/login-second-factor'
import {Security} from '../../../../components/admin/security'
import {SecurityEnroll} from '../../../../components/admin/security-enroll'
import {SecurityPassword} from '../../../../components/admin/security-password'
import {SecurityRemove} from '../../../../components/admin/security-remove'
import {nobody} from '../../../../lib/admin/session'
import {lines, outline} from '../../outline'
import {actionNamed, callout, loadFailure, toast} from './markup'
import {ids} from './sample-entry'

/** What a form's action answered, if it was sent, and whether it still runs. */
const sent = vi.hoisted(() => ({state: undefined as object | undefined, pending: false}))

vi.mock(import('react'), async (load) => ({
  ...(await load()),
  useActionState: ((action: unknown, initial: object) => [
    sent.state ?? initial,
    action,
    sent.pending,
  ]) as never,
}))

beforeEach(() => {
  Object.assign(sent, {state: undefined, pending: false})
})

const scripted = '<input type="hidden" name="scripted" value=""/>'
const refusal = (title: string, text: string) => toast('error', title, text)
const busy = ' disabled="" aria-busy="true"'
const signOut = actionNamed('sign-out')

const loginForm = (initial: ComponentProps<typeof LoginForm>['initial']) =>
  outline(
    createElement(
      AuthProvider,
      {auth: nobody, signIn: actionNamed('sign-in'), signOut},
      createElement(LoginForm, {initial, next: '/admin/audit?actor=x'}),
    ),
  )

it.each([
  [undefined, false, '<button>Sign In'],
  ['Wrong.', false, '<button>Sign In'],
  [undefined, true, `<button${busy}>Signing in...`],
])('the sign-in form after the answer %j, and sent again: %j', (message, pending, button) => {
  sent.pending = pending
  expect(loginForm({status: 'idle', email: 'a@b.example', message})).toBe(
    lines(
      '<form action="sign-in" method="POST">',
      ...(message ? refusal('Login Failed', message) : []),
      '<input type="hidden" name="next" value="/admin/audit?actor=x"/>',
      scripted,
      '<label>Email',
      '<input type="email" autoComplete="username" maxLength="255" required="" name="email" value="a@b.example"/>',
      '<label>Password',
      '<input type="password" autoComplete="current-password" required="" name="password"/>',
      button,
    ),
  )
})

const since = '2026-11-26T05:10:00Z'
const app = {id: ids.ann, name: 'Phone', type: 'totp', since} as const
const tablet = {...app, id: ids.bob, name: 'Tablet'}
const key = {...app, id: ids.other, name: 'Key', type: 'other'} as const
const code = [
  '<label>Code 6 digits',
  '<input inputMode="numeric" autoComplete="one-time-code" pattern="\\s*(\\d\\s*){6}" maxLength="12" title="The 6 digits your authenticator app shows" required="" name="code"/>',
]
const leave = ['<form action="sign-out" method="POST">', '<button>Sign in as someone else']

type Challenge = ComponentProps<typeof LoginSecondFactor>
const challenge = (factors: Challenge['factors'], initial: Challenge['initial'] = {}) =>
  outline(
    createElement(LoginSecondFactor, {
      factors,
      initial,
      next: '/admin/audit?actor=x',
      confirm: actionNamed('confirm'),
      signOut,
    }),
  )

const apps = (chosen: string) => [
  '<fieldset>',
  '<legend>Authenticator app',
  ...[app, tablet].flatMap(({id, name}) => [
    '<label>',
    `<input type="radio" required="" name="factor"${id === chosen ? ' checked=""' : ''} value="${id}"/>${name}`,
  ]),
]

it.each<[string, Challenge['factors'], Challenge['initial'], string[]]>([
  ['one app', [key, app], {}, [`<input type="hidden" name="factor" value="${ids.ann}"/>`]],
  ['two apps', [app, key, tablet], {}, apps(ids.ann)],
  ['two apps, the second used before', [app, tablet], {factor: ids.bob}, apps(ids.bob)],
  ['two apps, another used before', [app, tablet], {factor: ids.other}, apps(ids.ann)],
])('with %s, a code of one is asked for', (_, factors, initial, choice) => {
  expect(challenge(factors, {...initial, message: 'Wrong.'})).toBe(
    lines(
      '<form action="confirm" method="POST">',
      ...refusal('Login Failed', 'Wrong.'),
      '<input type="hidden" name="next" value="/admin/audit?actor=x"/>',
      scripted,
      ...choice,
      ...code,
      '<button>Continue',
      ...leave,
    ),
  )
  sent.pending = true
  expect(challenge(factors, initial)).toContain(`<button${busy}>Checking...`)
})

it.each<[Challenge['factors'], string[]]>([
  [
    'unreachable',
    callout('error', 'Sign-in is unavailable right now', 'Reload the page, or try again later.'),
  ],
  [
    [key],
    callout(
      'note',
      'Your second factor doesn’t work here',
      'This page only accepts codes from authenticator apps.',
    ),
  ],
])('where no code can be asked for, %j, the page says why', (factors, text) => {
  expect(challenge(factors)).toBe(lines(...text, ...leave))
})

const removal = (id: string, name: string) =>
  lines(
    `<summary aria-label="Remove ${name}">Remove`,
    '<form action="remove" method="POST">',
    scripted,
    'After that, your password alone is enough to sign in, unless you have another factor.',
    `<input type="hidden" name="factor" value="${id}"/>`,
    '<button>Remove this factor',
  )
const enrolling = (name: string) => [
  '<form action="enroll" method="POST">',
  '<label>Authenticator app name optional',
  `<input maxLength="60" autoComplete="off" placeholder="Work phone" name="name"${name}/>`,
  '<button>Add an authenticator app',
]
const passwords = [
  '<section aria-labelledby="password">',
  '<h2 id="password">Password',
  '<form action="change" method="POST">',
  scripted,
  '<label>Current password',
  '<input type="password" autoComplete="current-password" required="" name="current"/>',
  '<label>New password at least 12 characters',
  '<input type="password" autoComplete="new-password" minLength="12" required="" name="chosen"/>',
  '<button>Change password',
]
const intro = 'Codes come from an authenticator app. We don’t send text messages.'

type Factors = ComponentProps<typeof Security>['factors']

it.each<[string, Factors, string | undefined, string[]]>([
  [
    'two factors',
    [app, key],
    'Desk',
    [
      intro,
      '<ul>',
      ...[app, key].flatMap(({id, name}) => [
        '<li>',
        `${name} since`,
        `<time dateTime="${since}">Nov 26, 2026, 05:10 AM UTC`,
        '<details>',
        removal(id, name),
      ]),
      ...enrolling(' value="Desk"'),
    ],
  ],
  [
    'no factor',
    [],
    undefined,
    [
      intro,
      'No app yet. Add one, and your password alone is no longer enough to sign in.',
      ...enrolling(''),
    ],
  ],
  ['factors that cannot be read', 'unreachable', undefined, callout('error', ...loadFailure)],
])('somebody with %s can change what secures the account', (_, factors, name, shown) => {
  const element = createElement(Security, {
    factors,
    name,
    enroll: actionNamed('enroll'),
    remove: actionNamed('remove'),
    shortestPassword: 12,
    changePassword: actionNamed('change'),
    signOutOthers: actionNamed('end-others'),
  })
  expect(outline(element)).toBe(
    lines(
      '<noscript>Turn on JavaScript to add an authenticator app.',
      '<section aria-labelledby="second-factor">',
      '<h2 id="second-factor">Second factor',
      ...shown,
      ...passwords,
      '<section aria-labelledby="sessions">',
      '<h2 id="sessions">Sessions',
      'A session ends 12 hours after you sign in, or after 3 idle hours. Changing your password ends every session but this one.',
      '<form action="end-others" method="POST">',
      '<button>End all other sessions',
    ),
  )
})

it.each<[string, string, ReactElement]>([
  ['Not added', 'enroll', createElement(SecurityEnroll, {enroll: actionNamed('enroll')})],
  [
    'Not changed',
    'change',
    createElement(SecurityPassword, {shortest: 12, change: actionNamed('change')}),
  ],
  [
    'Not removed',
    'remove',
    createElement(SecurityRemove, {id: 'x', name: 'Phone', remove: actionNamed('remove')}),
  ],
])(
  'a refusal, “%s”, is in the form of its action, %s, which stays open',
  (title, name, element) => {
    sent.state = {message: 'Wrong.'}
    const form = lines(`<form action="${name}" method="POST">`, ...refusal(title, 'Wrong.'))
    expect(outline(element)).toContain(form)
    expect(outline(element).startsWith('<details')).toBe(name === 'remove')
    expect(outline(element).includes('<details open="">')).toBe(name === 'remove')
    sent.pending = true
    expect(outline(element)).toContain(`<button${busy}>`)
  },
)

it('a new app is shown its key, and then its first code is asked for', () => {
  const enrollment = {factorId: ids.ann, picture: 'data:image/svg+xml,x', secret: 'ABC DEF'}
  sent.state = {enrollment, message: 'Wrong.'}
  expect(outline(createElement(SecurityEnroll, {enroll: actionNamed('enroll')}))).toBe(
    lines(
      '<form action="enroll" method="POST">',
      ...refusal('Not added', 'Wrong.'),
      'Scan this with your authenticator app, or enter the key by hand. Then enter the code it shows.',
      '<img src="data:image/svg+xml,x" alt="QR code for the key below"/>',
      'Key:',
      '<code>ABC DEF',
      ...code,
      '<button>Confirm',
    ),
  )
})
