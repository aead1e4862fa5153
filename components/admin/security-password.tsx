'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import type {LoginState} from '@/lib/admin/login-state'

import {Refusal} from './auth/refusal'
import {ScriptedField} from './auth/scripted-field'

interface Props {
  /** Minimum length of a new password. */
  shortest: number
  change: (previous: LoginState, data: FormData) => Promise<LoginState>
}

/** Form to change the password, which requires the current one. */
export function SecurityPassword({shortest, change}: Props) {
  const [state, send, pending] = useActionState(change, {})
  return (
    <form className="form" action={send}>
      <Refusal title="Not changed" state={state} />
      <ScriptedField />
      <Field
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
      />
      <Field
        label="New password"
        hint={`at least ${shortest} characters`}
        name="chosen"
        type="password"
        autoComplete="new-password"
        minLength={shortest}
        required
      />
      <Button variant="secondary" busy={pending}>
        Change password
      </Button>
    </form>
  )
}
