'use client'

import {useActionState, useEffect, useId, useRef} from 'react'

import {
  emptyLeadForm,
  honeypotField,
  leadFields,
  leadLimits,
  type LeadField,
  type LeadFormKind,
  type LeadFormState,
} from '@/lib/waitlist/limits'

import type {LeadFormLabels} from './labels'

interface Props {
  form: LeadFormKind
  action: (state: LeadFormState, data: FormData) => Promise<LeadFormState>
  labels: LeadFormLabels
  /** The section's anchor: without JavaScript the answer is a new page, which opens there. */
  anchor: string
}

const inputs = {
  name: {autoComplete: 'name', type: 'text'},
  email: {autoComplete: 'email', type: 'email'},
  company: {autoComplete: 'organization', type: 'text'},
  phone: {autoComplete: 'tel', type: 'tel'},
  message: {},
} as const

function isRequired(field: LeadField, form: LeadFormKind): boolean {
  return field === 'name' || field === 'email' || (field === 'phone' && form === 'demo')
}

interface FieldProps {
  field: LeadField
  form: LeadFormKind
  labels: LeadFormLabels
  state: LeadFormState
}

function Field({field, form, labels, state}: FieldProps) {
  const id = useId()
  const error = state.errors[field]
  const required = isRequired(field, form)
  const limit = leadLimits[field]
  const attributes = {
    id,
    name: field,
    required,
    maxLength: typeof limit === 'number' ? limit : limit[form],
    defaultValue: state.values[field],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {labels.fields[field]} {!required && <span className="hint">{labels.optional}</span>}
      </label>
      {field === 'message' ? (
        <textarea {...attributes} rows={4} />
      ) : (
        <input {...attributes} {...inputs[field]} />
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          {labels.errors[error]}
        </p>
      )}
    </div>
  )
}

/** What came of a submission; takes the focus, so that it is read and seen. */
function Answer({state, labels}: {state: LeadFormState; labels: LeadFormLabels}) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.status !== 'idle') element.current?.focus()
  }, [state])
  if (state.status === 'idle') return null

  const {title, text} = labels.answers[state.status]
  const good = state.status === 'received' || state.status === 'alreadyReceived'
  const first = leadFields.map((field) => state.errors[field]).find((error) => error !== undefined)
  return (
    <div
      ref={element}
      className="notice"
      data-tone={good ? 'good' : 'error'}
      role={good ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <strong>{title}</strong>
      {first && <p>{labels.errors[first]}</p>}
      <p>{text}</p>
    </div>
  )
}

/** The demo and the waitlist form: works with and without JavaScript, keeps what was typed until it is received. */
export function LeadForm({form, action, labels, anchor}: Props) {
  const [state, send, pending] = useActionState(action, emptyLeadForm, `#${anchor}`)
  return (
    // The rules are checked on the server, whose messages are in the page's language; the browser's may not be.
    <form className="form" action={send} noValidate>
      <Answer state={state} labels={labels} />
      {leadFields.map((field) => (
        <Field key={field} field={field} form={form} labels={labels} state={state} />
      ))}
      <div className="visually-hidden" aria-hidden>
        <label>
          {honeypotField}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button className="button" data-variant="primary" disabled={pending}>
        {pending ? labels.submitting : labels.submit}
      </button>
    </form>
  )
}
