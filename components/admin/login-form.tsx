'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import type {LoginState} from '@/lib/admin/login-state'

import {Refusal} from './auth/refusal'
import {ScriptedField} from './auth/scripted-field'
import {useAuth} from './auth/use-auth'

interface Props {
  /** The first state: the email address to prefill, and the error of a submission without JavaScript. */
  initial: LoginState
  next: string
}

/** Sign-in form with email and password; keeps the email address after an error. */
export function LoginForm({initial, next}: Props) {
  const {signIn} = useAuth()
  const [state, send, pending] = useActionState(signIn, initial)
  return (
    <form className="form" action={send}>
      <Refusal title="Login Failed" state={state} />
      <input type="hidden" name="next" value={next} />
      <ScriptedField />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        maxLength={255}
        defaultValue={state.email}
        required
      />
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button variant="secondary" busy={pending}>
        {pending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  )
}
