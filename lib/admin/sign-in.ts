import 'server-only'
import {setTimeout as delay} from 'node:timers/promises'

import {type AuthError, isAuthApiError} from '@supabase/supabase-js'

import {visitorHeaders} from '../leads/visitor-headers'
import {logFailure} from '../server/request-log'
import {createSessionClient} from '../server/supabase/clients'
import {refuseAttempt, tooManyAttempts, unreachable} from './attempts'
import {knownDevice, rememberDevice} from './known-device'

/** Minimum duration of a refusal in milliseconds, so that its time does not reveal whether an account exists. */
const refusalTakes = 1000

/** One message for every refusal, so that it does not reveal whether an account exists. */
const wrongCredentials = 'Wrong email address or password.'

interface Credentials {
  email: string
  password: string
}

type Outcome = {refusal: string} | {refusal: null; needsSecondFactor: boolean}

/** Why a password was refused; `wrong` only if it was compared. */
export function refusalOf(error: AuthError, wrong: string): string {
  if (error.status === 429) return tooManyAttempts
  const refused = isAuthApiError(error) && error.status < 500
  return refused ? wrong : unreachable
}

async function attempt({email, password}: Credentials): Promise<Outcome> {
  const refusal = await refuseAttempt(email, await knownDevice(email))
  if (refusal) return {refusal}
  const client = await createSessionClient({headers: await visitorHeaders()})
  const {error} = await client.auth.signInWithPassword({email, password})
  if (error) {
    await logFailure('sign-in-refused', {code: error.code || null, status: error.status ?? null})
    return {refusal: refusalOf(error, wrongCredentials)}
  }
  await rememberDevice(email)
  const {data: level} = await client.auth.mfa.getAuthenticatorAssuranceLevel()
  return {refusal: null, needsSecondFactor: level?.nextLevel !== level?.currentLevel}
}

/** Signs in with email and password, rate limited. */
export async function signInWith(credentials: Credentials): Promise<Outcome> {
  const earliest = delay(refusalTakes)
  const outcome = await attempt(credentials)
  if (outcome.refusal) await earliest
  return outcome
}
