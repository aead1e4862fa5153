'use client'

import {useActionState, useEffect, useRef} from 'react'

import {Button} from '@/components/ui/button/button'
import {Callout} from '@/components/ui/callout/callout'
import {Field} from '@/components/ui/field/field'
import {emptyLogin, type LoginState} from '@/lib/admin/login-state'

type Action = (state: LoginState, data: FormData) => Promise<LoginState>

function Refusal({state}: {state: LoginState}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.status === 'failed') element.current?.focus()
  }, [state])
  if (state.status !== 'failed') return null
  return (
    <Callout ref={element} tone="error" title="Login Failed" announced>
      {state.message && <p>{state.message}</p>}
    </Callout>
  )
}

/** E-mail and password of an administrator; the address stays after a refusal. */
export function LoginForm({action}: {action: Action}) {
  const [state, send, pending] = useActionState(action, emptyLogin)
  return (
    <form className="form" action={send}>
      <Refusal state={state} />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
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
