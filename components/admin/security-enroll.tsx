'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import type {Enrollment, LoginState} from '@/lib/admin/login-state'

import {CodeField} from './auth/code-field'
import {Refusal} from './auth/refusal'

interface Props {
  /** The typed name, if the form was sent before. */
  name?: string | undefined
  enroll: (previous: LoginState, data: FormData) => Promise<LoginState>
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
export function SecurityEnroll({enroll, name}: Props) {
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
