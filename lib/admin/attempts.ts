import 'server-only'
import type {AuthError} from '@supabase/supabase-js'

import {visitorHeaders} from '../leads/visitor-headers'
import {createPublicClient} from '../server/supabase/clients'

/** Says when to try again: the database counts in ten-minute windows. */
export const tooManyAttempts = 'Too many attempts. Wait 10 minutes and try again.'

/** Says that another session has removed the factor. */
export const missingFactor = 'This factor no longer exists. Reload the page.'

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

const wrongCode = 'That code is wrong or has expired. Enter the one your app shows now.'

/** What the sign-in service refuses, by its error code. */
const sentences: Record<string, string> = {
  mfa_verification_failed: wrongCode,
  mfa_verification_rejected: wrongCode,
  mfa_challenge_expired: 'That took too long. Enter the code your app shows now.',
  mfa_factor_not_found: missingFactor,
  mfa_factor_name_conflict: 'Another app already has this name. Choose a different one.',
  mfa_totp_enroll_not_enabled: 'Authenticator apps are turned off in the sign-in service.',
  too_many_enrolled_mfa_factors: 'You have too many factors. Remove one first.',
  insufficient_aal: 'Sign out, sign in with your second factor, then try again.',
  over_request_rate_limit: tooManyAttempts,
  same_password: 'You already use this password. Choose a different one.',
  weak_password: 'This password is too easy to guess. Choose a longer one.',
}

/** What to do about a refusal of the sign-in service. */
export function sentenceFor({code}: AuthError): string {
  return sentences[code ?? ''] ?? unreachable
}
