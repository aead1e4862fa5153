'use client'

import {createContext, useContext} from 'react'

import type {LoginState} from '@/lib/admin/login-state'
import type {Auth} from '@/lib/admin/session'

/** The signed-in user and the actions that change it. */
export interface AuthContextValue extends Auth {
  /** Whether a session check is in flight. */
  loading: boolean
  signIn: (previous: LoginState, data: FormData) => Promise<LoginState>
  signOut: () => Promise<void>
}

/** Null outside an `AuthProvider`. */
export const AuthContext = createContext<AuthContextValue | null>(null)

/** The signed-in user; call below an `AuthProvider`. */
export function useAuth(): AuthContextValue {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
