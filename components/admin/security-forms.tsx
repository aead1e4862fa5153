'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import type {Enrollment, LoginState} from '@/lib/admin/login-state'

import {CodeField} from './auth/code-field'
import {Refusal} from './auth/refusal'
import {ScriptedField} from './auth/scripted-field'

/** What sends a form; returns its next state. */
export type LoginAction = (previous: LoginState, data: FormData) => Promise<LoginState>

interface EnrollProps {
  /** The typed name, if the form was sent before. */
  name?: string | undefined
  enroll: LoginAction
}

function Confirmation({enrollment}: {enrollment: Enrollment}) {
  return (
    <>
      <p>
        Scan this with your authenticator app, or enter the key by hand. Then enter the code it
        shows.
      </p>
      {/* oxlint-disable-next-line nextjs/no-img-element -- The picture is in its address; there is nothing to optimize. */}
      <img className="qr" src={enrollment.picture} alt="QR code for the key below" />
      <p>
        Key: <code className="secret">{enrollment.secret}</code>
      </p>
      <CodeField />
    </>
  )
}

/** Form to add an authenticator app: its key, then a field for its first code. */
export function SecurityEnroll({enroll, name}: EnrollProps) {
  const [state, send, pending] = useActionState(enroll, {name})
  const {enrollment} = state
  return (
    <form className="form" action={send}>
      <Refusal title="Not added" state={state} />
      {enrollment ? (
        <Confirmation enrollment={enrollment} />
      ) : (
        <Field
          label="Authenticator app name"
          hint="optional"
          name="name"
          maxLength={60}
          defaultValue={state.name}
          autoComplete="off"
          placeholder="Work phone"
        />
      )}
      <Button variant="secondary" busy={pending}>
        {enrollment ? 'Confirm' : 'Add an authenticator app'}
      </Button>
    </form>
  )
}

interface RemoveProps {
  id: string
  name: string
  remove: LoginAction
}

/** Removes a factor, after a confirmation. */
export function SecurityRemove({id, name, remove}: RemoveProps) {
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

interface PasswordProps {
  /** Minimum length of a new password. */
  shortest: number
  change: LoginAction
}

/** Form to change the password, which requires the current one. */
export function SecurityPassword({shortest, change}: PasswordProps) {
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
