import 'server-only'
import {visitorHeaders} from '../leads/visitor-headers'
import {createPublicClient, createSessionClient} from '../server/supabase/clients'
import {refuseAttempt, sentenceFor} from './attempts'
import {knownDevice} from './known-device'
import {refusalOf} from './sign-in'

/** Minimum characters of a new password; the same in the service's configuration. */
export const shortestPassword = 12

/**
 * Compares the current password, and returns the reason for a refusal, or null. Signs in separately, so that the current
 * session keeps its assurance level.
 */
async function refuseCurrent(email: string, password: string): Promise<string | null> {
  const {auth} = createPublicClient(await visitorHeaders())
  const {error} = await auth.signInWithPassword({email, password})
  if (error) return refusalOf(error, 'Your current password is wrong.')
  await auth.signOut({scope: 'local'})
  return null
}

/**
 * Changes the signed-in user's password and ends their other sessions. Returns the reason for a refusal, or null.
 * Checks of the current password are rate limited like sign-ins.
 */
export async function changePassword(current: string, chosen: string): Promise<string | null> {
  if (chosen.length < shortestPassword) {
    return `Your new password needs at least ${shortestPassword} characters.`
  }
  const client = await createSessionClient()
  const {data} = await client.auth.getClaims()
  const email = data?.claims.email
  if (!email) return 'Your session ended. Sign in again.'
  const refusal =
    (await refuseAttempt(email, await knownDevice(email))) ?? (await refuseCurrent(email, current))
  if (refusal) return refusal
  const {error} = await client.auth.updateUser({
    password: chosen,
    current_password: current,
  })
  if (error) return sentenceFor(error)
  await client.auth.signOut({scope: 'others'})
  return null
}
