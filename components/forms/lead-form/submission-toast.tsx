import {type RefObject, useEffect, useRef} from 'react'

import {Toast} from '@/components/ui/toast/toast'
import {leadFields, type LeadFormState} from '@/lib/leads/fields'

import {errorText} from './error-text'
import type {LeadFormLabels} from './labels'

type SubmittedStatus = Exclude<LeadFormState['status'], 'idle'>

export const tones = {
  received: 'good',
  alreadyReceived: 'note',
  invalid: 'error',
  refused: 'error',
  outdated: 'note',
  failed: 'error',
  offline: 'error',
} as const satisfies Record<SubmittedStatus, string>

interface Props {
  form: RefObject<HTMLFormElement | null>
  state: LeadFormState
  labels: LeadFormLabels
  /** Whether the visitor has edited the form since. */
  seen: boolean
}

/** The result of a submission, as a toast. Focus moves to the first invalid field, or to the toast. */
export function SubmissionToast({form, state, labels, seen}: Props) {
  const toast = useRef<HTMLDivElement>(null)
  const field = leadFields.find((name) => state.errors[name])
  useEffect(() => {
    if (state.status === 'idle') return
    const input = field && form.current?.querySelector<HTMLElement>(`[name=${field}]`)
    ;(input || toast.current)?.focus()
  }, [form, state, field])
  if (state.status === 'idle' || seen) return null

  const {title, text} = labels.answers[state.status]
  const error = field && state.errors[field]
  return (
    <Toast
      ref={toast}
      tone={tones[state.status]}
      title={title}
      closeLabel={labels.close}
      subject={state}
      corner
    >
      <p>{error ? errorText(error, labels, state) : text}</p>
    </Toast>
  )
}
