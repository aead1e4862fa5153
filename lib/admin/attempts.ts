import 'server-only'
import {visitorHeaders} from '../leads/visitor-headers'
import {createPublicClient} from '../server/supabase/clients'

/** Says when to try again: the database counts in ten-minute windows. */
export const tooManyAttempts = 'Too many attempts. Wait 10 minutes and try again.'

export const unreachable = 'Sign-in is unavailable right now. Try again later.'

/**
 * Counts a sign-in attempt before credentials are compared: by device if it is known, else by visitor and account.
 * Returns the reason for a refusal, or null. Fails closed.
 */
export async function refuseAttempt(
  account: string,
  device: string | null,
): Promise<string | null> {
  const client = createPublicClient(await visitorHeaders())
  const attempt = {email: account, ...(device === null ? {} : {device})}
  const {data: allowed, error} = await client.rpc('allow_sign_in', attempt)
  // Another server may be listening at the service's address.
  if (error || typeof allowed !== 'boolean') return unreachable
  return allowed ? null : tooManyAttempts
}
