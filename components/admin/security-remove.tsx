'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import type {LoginState} from '@/lib/admin/login-state'

import {Refusal} from './auth/refusal'
import {ScriptedField} from './auth/scripted-field'

interface Props {
  id: string
  name: string
  remove: (previous: LoginState, data: FormData) => Promise<LoginState>
}

/** Removes a factor, after a confirmation. */
export function SecurityRemove({id, name, remove}: Props) {
  const [state, send, pending] = useActionState(remove, {})
  return (
    <details className="remove" open={state.message ? true : undefined}>
      <summary aria-label={`Remove ${name}`}>Remove</summary>
      <form className="form" action={send}>
        <Refusal title="Not removed" state={state} />
        <ScriptedField />
        <p>After that, your password alone is enough to sign in, unless you have another factor.</p>
        <input type="hidden" name="factor" value={id} />
        <Button variant="secondary" size="small" busy={pending}>
          Remove this factor
        </Button>
      </form>
    </details>
  )
}
