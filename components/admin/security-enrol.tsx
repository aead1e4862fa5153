'use client'

import {useActionState} from 'react'

import {Button} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import type {Enrolment, FactorState} from '@/lib/admin/login-state'

import {CodeField} from './auth/code-field'
import {Refusal} from './auth/refusal'

interface Props {
  enrol: (previous: FactorState, data: FormData) => Promise<FactorState>
}

function Confirmation({enrolment}: {enrolment: Enrolment}) {
  return (
    <>
      <p>
        Scan this with your authenticator app, or enter the key by hand. Then enter the code it
        shows.
      </p>
      {/* oxlint-disable-next-line nextjs/no-img-element -- The picture is in its address; there is nothing to optimize. */}
      <img className="qr" src={enrolment.picture} alt="QR code for the key below" />
      <p>
        Key: <code className="secret">{enrolment.secret}</code>
      </p>
      <CodeField />
    </>
  )
}

/** Adds an authenticator app: shows its key, then asks for its first code. */
export function SecurityEnrol({enrol}: Props) {
  const [state, send, pending] = useActionState(enrol, {})
  const {enrolment} = state
  return (
    <form className="form" action={send}>
      <Refusal title="Not added" state={state} />
      {enrolment ? (
        <Confirmation enrolment={enrolment} />
      ) : (
        <Field
          label="Authenticator app name"
          hint="optional"
          name="name"
          maxLength={60}
          autoComplete="off"
          placeholder="Work phone"
        />
      )}
      <Button variant="secondary" busy={pending}>
        {enrolment ? 'Confirm' : 'Add an authenticator app'}
      </Button>
    </form>
  )
}
