'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import type {FactorState} from '@/lib/admin/login-state'

import {CodeField} from './auth/code-field'
import {Refusal} from './auth/refusal'
import {ScriptedField} from './auth/scripted-field'

interface Props {
  /** The user's authenticator apps; at least one. */
  apps: {id: string; name: string}[]
  next: string
  /** Error of the previous submission when JavaScript is off. */
  refusal?: string | undefined
  confirm: (previous: FactorState, data: FormData) => Promise<FactorState>
}

function AppChoice({apps}: Pick<Props, 'apps'>) {
  const [only, ...others] = apps
  if (others.length === 0) return <input type="hidden" name="factor" value={only?.id} />
  return (
    <fieldset className="apps">
      <legend>Authenticator app</legend>
      {apps.map(({id, name}) => (
        <label key={id}>
          <input type="radio" name="factor" value={id} defaultChecked={id === only?.id} required />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** Form for the code of an authenticator app. */
export function CodeForm({apps, next, refusal, confirm}: Props) {
  const [state, send, pending] = useActionState(confirm, refusal ? {message: refusal} : {})
  return (
    <form className="form" action={send}>
      <Refusal title="Login Failed" state={state} />
      <input type="hidden" name="next" value={next} />
      <ScriptedField />
      <AppChoice apps={apps} />
      <CodeField />
      <Button variant="secondary" busy={pending}>
        {pending ? 'Checking...' : 'Continue'}
      </Button>
    </form>
  )
}
