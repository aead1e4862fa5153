'use client'

import {type ReactNode, useEffect, useMemo, useState} from 'react'

import {loginHref, nextPath} from '@/lib/admin/paths'
import {type Auth, type Session, nobody} from '@/lib/admin/session'
import {watchSession} from '@/lib/admin/session-watch'

import {AuthContext, type AuthContextValue} from './use-auth'

interface Props extends Pick<AuthContextValue, 'signIn' | 'signOut'> {
  /** The session as the server sees it; tokens stay in HttpOnly cookies. */
  auth: Auth
  children?: ReactNode
}

/** Leaves the page when the session ends, so that admin data does not stay on screen. */
function leave(): void {
  const note = document.querySelector<HTMLTextAreaElement>('textarea[name=note]')
  // Its action keeps what was typed, and redirects to the sign-in page.
  if (note?.form && note.value.trim()) return note.form.requestSubmit()
  const next = nextPath(window.location.pathname + window.location.search)
  return window.location.replace(loginHref({notice: 'session-ended', next}))
}

/** Returns the more recent of two session states: rendered by the server, or refreshed since. */
function later(rendered: Session | null, refreshed: Session | null): Session | null {
  if (!rendered || !refreshed || refreshed.userId !== rendered.userId) return rendered
  return refreshed.expiresAt > rendered.expiresAt ? refreshed : rendered
}

/** Provides the signed-in user, refreshes the session and leaves the page when it ends. */
export function AuthProvider({auth, signIn, signOut, children}: Props) {
  const [refreshed, setRefreshed] = useState<Session | null>(null)
  const [ended, setEnded] = useState(false)
  const [loading, setLoading] = useState(false)
  const rendered = auth.session

  useEffect(() => {
    if (!rendered) return undefined
    return watchSession({
      session: rendered,
      onSession: setRefreshed,
      onLoading: setLoading,
      onEnd: () => {
        setEnded(true)
        leave()
      },
    })
  }, [rendered])

  const value = useMemo(() => {
    const known = ended ? nobody : {...auth, session: later(rendered, refreshed)}
    return {...known, loading, signIn, signOut}
  }, [auth, rendered, refreshed, ended, loading, signIn, signOut])
  return <AuthContext value={value}>{children}</AuthContext>
}
