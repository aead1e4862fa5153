'use client'

import {useActionState, useEffect, useRef} from 'react'

import {emptyLogin, type LoginState} from '@/lib/admin/login-state'

type Action = (state: LoginState, data: FormData) => Promise<LoginState>

function Refusal({state}: {state: LoginState}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.status === 'failed') element.current?.focus()
  }, [state])
  if (state.status !== 'failed') return null
  return (
    <div ref={element} className="notice" data-tone="error" role="alert" tabIndex={-1}>
      <strong>Login Failed</strong>
      {state.message && <p>{state.message}</p>}
    </div>
  )
}

/** E-mail and password of an administrator; the address stays after a refusal. */
export function LoginForm({action}: {action: Action}) {
  const [state, send, pending] = useActionState(action, emptyLogin)
  return (
    <form className="form" action={send}>
      <Refusal state={state} />
      <div className="field">
        <label htmlFor="login-email">Email</label>
        <input
          id="login-email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={state.email}
          required
        />
      </div>
      <div className="field">
        <label htmlFor="login-password">Password</label>
        <input
          id="login-password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </div>
      <button className="button" data-variant="secondary" disabled={pending}>
        {pending ? 'Signing in...' : 'Sign In'}
      </button>
    </form>
  )
}
