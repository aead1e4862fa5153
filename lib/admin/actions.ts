'use server'

import {redirect} from 'next/navigation'

import {createSessionClient} from '../supabase/server-client'
import {enrolApp, removeFactor as removeFactorById, verifyCode} from './factors'
import {showAgain} from './flash-message'
import type {FactorState, LoginState} from './login-state'
import {loginHref, secondFactorHref, securityPath, signedInHref} from './next-path'
import {signInWith} from './sign-in'

// Next.js refuses posts that another site's page has sent: their Origin is not this host.

/** A field of a form; empty where there is no form, since anybody may call an action with anything. */
function textOf(data: unknown, name: string): string {
  const value = data instanceof FormData ? data.get(name) : null
  return typeof value === 'string' ? value : ''
}

/** Signs in with e-mail and password and leads to where the admin wanted to go. */
export async function signIn(_previous: LoginState, data: FormData): Promise<LoginState> {
  const email = textOf(data, 'email').trim()
  const password = textOf(data, 'password')
  const next = textOf(data, 'next')
  const refuse = (message: string) =>
    showAgain<LoginState>({status: 'failed', email, message}, data, loginHref({next}))
  if (!email || !password) return refuse('Enter your e-mail address and your password.')
  const outcome = await signInWith({email, password})
  if (outcome.refusal !== null) return refuse(outcome.refusal)
  return redirect(outcome.needsSecondFactor ? secondFactorHref(next) : signedInHref(next))
}

/** Ends this browser's session and leads to the sign-in page; those on other devices go on. */
export async function signOut(): Promise<void> {
  const client = await createSessionClient()
  await client.auth.signOut({scope: 'local'})
  redirect(loginHref({notice: 'signed-out'}))
}

/** Takes the code of a second factor and leads to where the admin wanted to go. */
export async function confirmSecondFactor(
  _previous: FactorState,
  data: FormData,
): Promise<FactorState> {
  const message = await verifyCode(textOf(data, 'factor'), textOf(data, 'code'))
  const next = textOf(data, 'next')
  if (message) return showAgain({message}, data, secondFactorHref(next))
  return redirect(signedInHref(next))
}

/** Prepares an authenticator app, and takes its first code once it has been prepared. */
export async function enrolFactor(previous: FactorState, data: FormData): Promise<FactorState> {
  const enrolment = data instanceof FormData ? previous.enrolment : undefined
  if (!enrolment) {
    const prepared = await enrolApp(textOf(data, 'name').trim())
    return 'refusal' in prepared ? {message: prepared.refusal} : {enrolment: prepared}
  }
  const message = await verifyCode(enrolment.factorId, textOf(data, 'code'))
  return message ? {message, enrolment} : redirect(`${securityPath}?notice=enrolled`)
}

/** Removes a second factor. */
export async function removeFactor(_previous: FactorState, data: FormData): Promise<FactorState> {
  const message = await removeFactorById(textOf(data, 'factor'))
  return message ? {message} : redirect(`${securityPath}?notice=removed`)
}
