'use client'

import {createContext, useContext} from 'react'

import type {LoginState} from '@/lib/admin/login-state'
import type {Auth} from '@/lib/admin/session'

/** Who is signed in, and how to change that. */
export interface AuthContextValue extends Auth {
  /** Whether the session is being looked after at the moment. */
  loading: boolean
  /** The action of the sign-in form. */
  signIn: (previous: LoginState, data: FormData) => Promise<LoginState>
  /** The action of the sign-out button. */
  signOut: () => Promise<void>
}

/** Null outside an `AuthProvider`. */
export const AuthContext = createContext<AuthContextValue | null>(null)

/** Who is signed in, for components below an `AuthProvider`. */
export function useAuth(): AuthContextValue {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return auth
}
