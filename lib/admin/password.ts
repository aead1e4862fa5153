import 'server-only'
import type {AuthError} from '@supabase/supabase-js'

import {createPublicClient} from '../platform/supabase/public-client'
import {createSessionClient} from '../platform/supabase/server-client'
import {refuseAttempt, unreachable} from './attempts'
import {knownDevice} from './known-device'

/** Characters of a new password; the service requires as many. */
export const shortestPassword = 12

const sentences: Record<string, string> = {
  insufficient_aal: 'Sign out, sign in with your second factor, then try again.',
  same_password: 'You already use this password. Choose a different one.',
  weak_password: 'This password is too easy to guess. Choose a longer one.',
}

function sentenceFor({code}: AuthError): string {
  return sentences[code ?? ''] ?? unreachable
}

/** Whether this is somebody's password: by a sign-in of its own, since the session must keep its level. */
async function isPassword(email: string, password: string): Promise<boolean> {
  const {auth} = createPublicClient()
  const {error} = await auth.signInWithPassword({email, password})
  if (!error) await auth.signOut({scope: 'local'})
  return !error
}

/**
 * Changes the password of whoever is signed in, and ends their other sessions. Returns the reason for a refusal, or null.
 * The current password is rate limited like one of the sign-in form.
 */
export async function changePassword(current: string, chosen: string): Promise<string | null> {
  if (chosen.length < shortestPassword) {
    return `Your new password needs at least ${shortestPassword} characters.`
  }
  const client = await createSessionClient()
  const {data} = await client.auth.getClaims()
  const email = data?.claims.email
  if (!email) return 'Your session ended. Sign in again.'
  const refusal = await refuseAttempt(email, await knownDevice(email))
  if (refusal) return refusal
  if (!(await isPassword(email, current))) return 'Your current password is wrong.'
  const {error} = await client.auth.updateUser({password: chosen})
  if (error) return sentenceFor(error)
  await client.auth.signOut({scope: 'others'})
  return null
}
