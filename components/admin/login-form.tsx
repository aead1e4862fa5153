'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import {emptyLogin} from '@/lib/admin/login-state'

import {Refusal} from './auth/refusal'
import {ScriptedField} from './auth/scripted-field'
import {useAuth} from './auth/use-auth'

interface Props {
  /** The email address to prefill; may be empty. */
  email: string
  next: string
  /** Error of the previous submission when JavaScript is off. */
  refusal?: string | undefined
}

/** Sign-in form with email and password; keeps the email address after an error. */
export function LoginForm({email, next, refusal}: Props) {
  const {signIn} = useAuth()
  const empty = {...emptyLogin, email}
  const [state, send, pending] = useActionState(
    signIn,
    refusal ? {...empty, message: refusal} : empty,
  )
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
