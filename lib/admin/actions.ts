'use server'

import {redirect} from 'next/navigation'

import {createSessionClient} from '../supabase/server-client'
import type {LoginState} from './login-state'

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Signs in with e-mail and password and leads to the dashboard; returns the service's message when it refuses. */
export async function signIn(_previous: LoginState, data: FormData): Promise<LoginState> {
  const email = textOf(data, 'email').trim()
  const client = await createSessionClient()
  const {error} = await client.auth.signInWithPassword({email, password: textOf(data, 'password')})
  if (error) return {status: 'failed', email, message: error.message}
  return redirect('/admin/dashboard?notice=signed-in')
}

/** Ends the session and leads to the sign-in page. */
export async function signOut(): Promise<void> {
  const client = await createSessionClient()
  await client.auth.signOut()
  redirect('/admin/login?notice=signed-out')
}
