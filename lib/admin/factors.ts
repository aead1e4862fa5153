import 'server-only'
import {z} from 'zod'

import {publicEnv} from '../server/env'
import {createSessionClient} from '../server/supabase/clients'
import {missingFactor, refuseAttempt, sentenceFor} from './attempts'
import type {Enrollment} from './login-state'

/** A verified second factor of the signed-in user. */
interface Factor {
  id: string
  name: string
  type: 'totp' | 'other'
  /** ISO timestamp. */
  since: string
}

/** The signed-in user's second factors, or `unreachable` when the service does not respond. */
export type Factors = 'unreachable' | Factor[]

/** The browser sends factor ids, and they become part of the service's URL. */
const factorId = z.guid()

/** Lists the signed-in user's verified second factors. */
export async function getFactors(): Promise<Factors> {
  const client = await createSessionClient()
  const {data, error} = await client.auth.mfa.listFactors()
  if (error) return 'unreachable'
  const verified = data.all.filter(({status}) => status === 'verified')
  return verified.map((factor) => ({
    id: factor.id,
    name: factor.friendly_name || 'Authenticator app',
    type: factor.factor_type === 'totp' ? 'totp' : 'other',
    since: factor.created_at,
  }))
}

const svgPrefix = 'data:image/svg+xml;utf-8,'

/** The service returns raw SVG; escaping makes it a valid data URL. */
function pictureOf(code: string): string {
  const svg = code.startsWith(svgPrefix) ? code.slice(svgPrefix.length) : code
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/**
 * Starts to enroll an authenticator app, which takes effect once its first code is verified. A first one needs a recent
 * sign-in, which hosted Supabase does not check.
 */
export async function enrollApp(
  name: string,
): Promise<'signInAgain' | {refusal: string} | Enrollment> {
  const client = await createSessionClient()
  // Not the token's level, which outlives the last factor.
  const {data: listed} = await client.auth.mfa.listFactors()
  const factors = listed?.all ?? []
  const unverified = factors.filter(({status}) => status !== 'verified')
  if (unverified.length === factors.length) {
    const {data: isRecent} = await client.rpc('has_recent_sign_in')
    if (isRecent !== true) return 'signInAgain'
  }
  // They would block a new one with the same name.
  for (const {id} of unverified) await client.auth.mfa.unenroll({factorId: id})
  const {data, error} = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name || 'Authenticator app',
    issuer: new URL(publicEnv.siteUrl).hostname,
  })
  if (error) return {refusal: sentenceFor(error)}
  return {factorId: data.id, picture: pictureOf(data.totp.qr_code), secret: data.totp.secret}
}

/**
 * Verifies a factor's code, which raises the session to AAL2. Returns the reason for a refusal, or
 * null. Rate limited like passwords: six digits are guessable.
 */
export async function verifyCode(factor: string, code: string): Promise<string | null> {
  if (!factorId.safeParse(factor).success) return missingFactor
  const client = await createSessionClient()
  const {data} = await client.auth.getClaims()
  if (!data) return 'Your session ended. Sign in again.'
  // One limit for all visitors: anybody who reaches this step knows the password.
  const refusal = await refuseAttempt(data.claims.sub, 'second factor')
  if (refusal) return refusal
  const {error} = await client.auth.mfa.challengeAndVerify({
    factorId: factor,
    code: code.replace(/\s/g, ''),
  })
  return error ? sentenceFor(error) : null
}

/**
 * Removes a factor; the service requires AAL2 for verified ones. Returns the reason for a refusal,
 * or null.
 */
export async function removeFactor(factor: string): Promise<string | null> {
  if (!factorId.safeParse(factor).success) return missingFactor
  const client = await createSessionClient()
  const {error} = await client.auth.mfa.unenroll({factorId: factor})
  return error ? sentenceFor(error) : null
}
