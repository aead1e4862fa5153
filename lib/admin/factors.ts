import 'server-only'
import type {AuthError} from '@supabase/supabase-js'
import {z} from 'zod'

import {publicEnv} from '../platform/env'
import {createSessionClient} from '../supabase/server-client'
import {refuseAttempt, tooManyAttempts} from './attempts'
import type {Enrolment} from './login-state'

/** A second factor of the person who is signed in, enrolled for good. */
export interface Factor {
  id: string
  name: string
  type: 'totp' | 'other'
  /** An ISO timestamp. */
  since: string
}

/** The second factors of the person who is signed in, or why there are none to speak of. */
export type Factors = 'notOffered' | 'unreachable' | Factor[]

type Client = Awaited<ReturnType<typeof createSessionClient>>

/** No factor has this id; asking for it changes nothing. */
const noFactor = '00000000-0000-4000-8000-000000000000'

/** Factors are named by the browser, and their ids become part of an address of the service. */
const factorId = z.guid()

const missing = 'This factor no longer exists. Reload the page.'
const wrongCode = 'This code is not right, or no longer valid. Type the one shown now.'

const sentences: Record<string, string> = {
  mfa_verification_failed: wrongCode,
  mfa_verification_rejected: wrongCode,
  mfa_challenge_expired: 'That took too long. Type the code shown now.',
  mfa_factor_not_found: missing,
  mfa_factor_name_conflict: 'Another app already has this name. Choose a different one.',
  mfa_totp_enroll_not_enabled: 'Authenticator apps are switched off in the sign-in service.',
  too_many_enrolled_mfa_factors: 'There are too many factors. Remove one first.',
  insufficient_aal: 'Sign out, sign in with your second factor, then try again.',
  over_request_rate_limit: tooManyAttempts,
}

function sentenceFor({code}: AuthError): string {
  return sentences[code ?? ''] ?? 'That did not work. Please try again later.'
}

/** Services without second factors, as the embedded one, do not know the path; others miss the factor. */
async function offersFactors(client: Client): Promise<boolean | 'unreachable'> {
  const {error} = await client.auth.mfa.challenge({factorId: noFactor})
  if (error?.code === 'mfa_factor_not_found') return true
  return error?.status === 404 ? false : 'unreachable'
}

/** The verified second factors of the person who is signed in. */
export async function getFactors(): Promise<Factors> {
  const client = await createSessionClient()
  const {data, error} = await client.auth.mfa.listFactors()
  if (error) return 'unreachable'
  const verified = data.all.filter(({status}) => status === 'verified')
  if (verified.length === 0) {
    const offered = await offersFactors(client)
    if (offered !== true) return offered === false ? 'notOffered' : offered
  }
  return verified.map((factor) => ({
    id: factor.id,
    name: factor.friendly_name || 'Authenticator app',
    type: factor.factor_type === 'totp' ? 'totp' : 'other',
    since: factor.created_at,
  }))
}

/** What was prepared earlier and never confirmed is in the way of a factor with the same name. */
async function removeUnverified(client: Client): Promise<void> {
  const {data} = await client.auth.mfa.listFactors()
  const left = data?.all.filter(({status}) => status !== 'verified') ?? []
  for (const {id} of left) await client.auth.mfa.unenroll({factorId: id})
}

const svgPrefix = 'data:image/svg+xml;utf-8,'

/** The service hands over bare SVG; escaped, it stays whole whatever characters it has. */
function pictureOf(code: string): string {
  const svg = code.startsWith(svgPrefix) ? code.slice(svgPrefix.length) : code
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Prepares an authenticator app; it counts once its first code has been verified. */
export async function enrolApp(name: string): Promise<{refusal: string} | Enrolment> {
  const client = await createSessionClient()
  await removeUnverified(client)
  const {data, error} = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name || 'Authenticator app',
    issuer: new URL(publicEnv.siteUrl).hostname,
  })
  if (error) return {refusal: sentenceFor(error)}
  return {factorId: data.id, picture: pictureOf(data.totp.qr_code), secret: data.totp.secret}
}

/**
 * Verifies a code of a factor, which raises the session to the second assurance level. Returns why not, or null. Six
 * digits are soon guessed, so the attempts count like those of passwords.
 */
export async function verifyCode(factor: string, code: string): Promise<string | null> {
  if (!factorId.safeParse(factor).success) return missing
  const client = await createSessionClient()
  const {data} = await client.auth.getClaims()
  if (!data) return 'Your session ended. Sign in again.'
  const refusal = await refuseAttempt(`second factor of ${data.claims.sub}`)
  if (refusal) return refusal
  const {error} = await client.auth.mfa.challengeAndVerify({
    factorId: factor,
    code: code.replace(/\s/g, ''),
  })
  return error ? sentenceFor(error) : null
}

/** Removes a factor; the service wants the second assurance level for a verified one. Returns why not, or null. */
export async function removeFactor(factor: string): Promise<string | null> {
  if (!factorId.safeParse(factor).success) return missing
  const client = await createSessionClient()
  const {error} = await client.auth.mfa.unenroll({factorId: factor})
  return error ? sentenceFor(error) : null
}
