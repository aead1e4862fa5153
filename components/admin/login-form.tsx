'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import {emptyLogin} from '@/lib/admin/login-state'

import {Refusal} from './auth/refusal'
import {ScriptedField} from './auth/scripted-field'
import {useAuth} from './auth/use-auth'

/** Sign-in form with e-mail and password; keeps the e-mail address after an error. */
export function LoginForm({next, refusal}: {next: string; refusal?: string | undefined}) {
  const {signIn} = useAuth()
  const [state, send, pending] = useActionState(
    signIn,
    refusal ? {...emptyLogin, message: refusal} : emptyLogin,
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
