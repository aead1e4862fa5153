'use server'

import {redirect} from 'next/navigation'

import {createSessionClient} from '../server/supabase/clients'
import {enrollApp, removeFactor as removeFactorById, verifyCode} from './factors'
import {acceptForm, answerWithFlash} from './flash-message'
import type {LoginState} from './login-state'
import {changePassword as changePasswordTo} from './password'
import {loginHref, loginPath, secondFactorHref, securityPath, signedInHref} from './paths'
import {signInWith} from './sign-in'

// Next.js rejects cross-origin posts to server actions (Origin against Host).

/** Text of a form field; empty when missing. Anybody may call an action, with any value. */
function textOf(data: unknown, name: string): string {
  const value = data instanceof FormData ? data.get(name) : null
  return typeof value === 'string' ? value : ''
}

/** Signs in with email and password and redirects to `next`. */
export async function signIn(_previous: LoginState, data: FormData): Promise<LoginState> {
  const email = textOf(data, 'email').trim()
  const password = textOf(data, 'password')
  const next = textOf(data, 'next')
  const refuse = (message: string) =>
    answerWithFlash<LoginState>({email, message}, data, loginHref({next}))
  if (!email || !password) return refuse('Enter your email address and password.')
  const outcome = await signInWith({email, password})
  if (outcome.refusal !== null) return refuse(outcome.refusal)
  return acceptForm(
    loginPath,
    outcome.needsSecondFactor ? secondFactorHref(next) : signedInHref(next),
  )
}

/** Ends this browser's session only, and redirects to the sign-in page. */
export async function signOut(): Promise<void> {
  const client = await createSessionClient()
  await client.auth.signOut({scope: 'local'})
  redirect(loginHref({notice: 'signed-out'}))
}

/** Verifies a second-factor code and redirects to `next`. */
export async function confirmSecondFactor(
  _previous: LoginState,
  data: FormData,
): Promise<LoginState> {
  const factor = textOf(data, 'factor')
  const message = await verifyCode(factor, textOf(data, 'code'))
  const next = textOf(data, 'next')
  if (message) return answerWithFlash({message, factor}, data, secondFactorHref(next))
  return acceptForm(secondFactorHref(), signedInHref(next))
}

const backToSecurity = (notice: string) =>
  acceptForm(securityPath, `${securityPath}?notice=${notice}`)

/** Enrolls an authenticator app: creates it, then verifies its first code. */
export async function enrollFactor(previous: LoginState, data: FormData): Promise<LoginState> {
  const enrollment = data instanceof FormData ? previous.enrollment : undefined
  if (!enrollment) {
    const name = textOf(data, 'name').trim()
    const prepared = await enrollApp(name)
    if (prepared === 'signInAgain') {
      return redirect(loginHref({notice: 'sign-in-again', next: securityPath}))
    }
    return 'refusal' in prepared ? {message: prepared.refusal, name} : {enrollment: prepared}
  }
  const message = await verifyCode(enrollment.factorId, textOf(data, 'code'))
  return message ? {message, enrollment} : backToSecurity('enrolled')
}

export async function removeFactor(_previous: LoginState, data: FormData): Promise<LoginState> {
  const message = await removeFactorById(textOf(data, 'factor'))
  if (message) return answerWithFlash({message}, data, securityPath)
  return backToSecurity('removed')
}

/** Changes the password, which ends all other sessions. */
export async function changePassword(_previous: LoginState, data: FormData): Promise<LoginState> {
  const message = await changePasswordTo(textOf(data, 'current'), textOf(data, 'chosen'))
  if (message) return answerWithFlash({message}, data, securityPath)
  return backToSecurity('password-changed')
}

/** Ends all sessions of the same person but this browser's. */
export async function signOutOthers(): Promise<void> {
  const client = await createSessionClient()
  const {error} = await client.auth.signOut({scope: 'others'})
  await backToSecurity(error ? 'others-not-ended' : 'others-ended')
}
