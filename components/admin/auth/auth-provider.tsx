'use client'

import {type ReactNode, useEffect, useMemo, useState} from 'react'

import {loginHref, nextPath} from '@/lib/admin/next-path'
import {type Auth, type Session, nobody} from '@/lib/admin/session'
import {watchSession} from '@/lib/admin/session-watch'

import {AuthContext, type AuthContextValue} from './use-auth'

interface Props extends Pick<AuthContextValue, 'signIn' | 'signOut'> {
  /** What the server has found out; tokens stay in cookies that no script can read. */
  auth: Auth
  children?: ReactNode
}

/** Where the session ended, the page must not go on showing what only admins may see. */
function leave(): void {
  const next = nextPath(window.location.pathname + window.location.search)
  window.location.replace(loginHref({notice: 'session-ended', next}))
}

/** The later of two states of a session: of what the server rendered and what it has said since. */
function later(rendered: Session | null, refreshed: Session | null): Session | null {
  if (!rendered || !refreshed || refreshed.userId !== rendered.userId) return rendered
  return refreshed.expiresAt > rendered.expiresAt ? refreshed : rendered
}

/** Tells everything below it who is signed in, keeps the session fresh and leaves when it ends. */
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
