import 'server-only'
import {visitorHeaders} from '../leads/visitor-headers'
import {createPublicClient} from '../supabase/public-client'

/** Over the limit, said with when to try again: the database counts in windows of ten minutes. */
export const tooManyAttempts = 'Too many attempts. Wait 10 minutes, then try again.'

/** The services could not be reached, or failed. */
export const unreachable = 'Signing in does not work at the moment. Please try again later.'

/**
 * Counts an attempt to sign in, before anything is compared. Returns why it is refused, or null when it may go on: what
 * cannot be counted is not allowed.
 */
export async function refuseAttempt(account: string): Promise<string | null> {
  const client = createPublicClient(await visitorHeaders())
  const {data: allowed, error} = await client.rpc('allow_sign_in', {email: account})
  // Something else may answer in the service's place.
  if (error || typeof allowed !== 'boolean') return unreachable
  return allowed ? null : tooManyAttempts
}
