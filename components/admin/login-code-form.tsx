'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import type {LoginState} from '@/lib/admin/login-state'

import {CodeField} from './auth/code-field'
import {Refusal} from './auth/refusal'
import {ScriptedField} from './auth/scripted-field'

interface Props {
  /** The user's authenticator apps; at least one. */
  apps: {id: string; name: string}[]
  next: string
  /** The first state: what was sent before without JavaScript. */
  initial: LoginState
  confirm: (previous: LoginState, data: FormData) => Promise<LoginState>
}

function AppChoice({apps, chosen}: Pick<Props, 'apps'> & {chosen: string | undefined}) {
  const [only, ...others] = apps
  if (others.length === 0) return <input type="hidden" name="factor" value={only?.id} />
  const checked = apps.some(({id}) => id === chosen) ? chosen : only?.id
  return (
    <fieldset className="apps">
      <legend>Authenticator app</legend>
      {apps.map(({id, name}) => (
        <label key={id}>
          <input type="radio" name="factor" value={id} defaultChecked={id === checked} required />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** Form for the code of an authenticator app. */
export function CodeForm({apps, next, initial, confirm}: Props) {
  const [state, send, pending] = useActionState(confirm, initial)
  return (
    <form className="form" action={send}>
      <Refusal title="Login Failed" state={state} />
      <input type="hidden" name="next" value={next} />
      <ScriptedField />
      <AppChoice apps={apps} chosen={state.factor} />
      <CodeField />
      <Button variant="secondary" busy={pending}>
        {pending ? 'Checking...' : 'Continue'}
      </Button>
    </form>
  )
}
