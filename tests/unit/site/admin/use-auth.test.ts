import {createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {expect, it} from 'vitest'

import {AuthProvider} from '../../../../components/admin/auth/auth-provider'
import {useAuth} from '../../../../components/admin/auth/use-auth'
import type {LoginState} from '../../../../lib/admin/login-state'
import {type Auth, nobody} from '../../../../lib/admin/session'

function Reader() {
  return createElement('code', null, JSON.stringify(useAuth()))
}

const signIn = (state: LoginState) => Promise.resolve(state)
const signOut = () => Promise.resolve()

function read(auth: Auth): unknown {
  const provider = createElement(AuthProvider, {auth, signIn, signOut}, createElement(Reader))
  const json = renderToStaticMarkup(provider)
    .replace(/<\/?code>/g, '')
    .replaceAll('&quot;', '"')
  return JSON.parse(json)
}

it('useAuth outside an AuthProvider throws', () => {
  expect(() => renderToStaticMarkup(createElement(Reader))).toThrow(
    'useAuth must be used within an AuthProvider',
  )
})

it('useAuth returns the signed-in user', () => {
  const auth = {
    user: {id: 'someone', email: 'admin@site.example'},
    session: {id: 'one', userId: 'someone', expiresAt: 1_800_000_000},
    profile: null,
    isAdmin: true,
  }
  expect(read(auth)).toEqual({...auth, loading: false})
})

it('useAuth is not loading without a user', () => {
  expect(read(nobody)).toEqual({...nobody, loading: false})
})
