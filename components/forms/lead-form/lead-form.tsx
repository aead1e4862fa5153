'use client'

import {type RefObject, useActionState, useEffect, useMemo, useRef, useState} from 'react'

import {Button} from '@/components/ui/button/button'
import {Callout} from '@/components/ui/callout/callout'
import {Field} from '@/components/ui/field/field'
import {noteReceived} from '@/lib/exit-popup/memory'
import {
  emptyLeadForm,
  honeypotField,
  leadFields,
  leadLimits,
  type LeadField as LeadFieldName,
  type LeadFormKind,
  type LeadFormState,
} from '@/lib/waitlist/limits'
import {popupSource, sourceEvent, sourceField} from '@/lib/waitlist/sources'
import {keepingValues, type LeadAction} from '@/lib/waitlist/typed-values'

import type {LeadFormLabels} from './labels'

interface Props {
  form: LeadFormKind
  action: LeadAction
  labels: LeadFormLabels
  /** The section's anchor: without JavaScript the answer is a new page, which opens there. */
  anchor: string
}

const inputs = {
  name: {autoComplete: 'name', type: 'text'},
  email: {autoComplete: 'email', type: 'email'},
  company: {autoComplete: 'organization', type: 'text'},
  phone: {autoComplete: 'tel', type: 'tel'},
  message: {multiline: true},
} as const

function isRequired(field: LeadFieldName, form: LeadFormKind): boolean {
  return field === 'name' || field === 'email' || (field === 'phone' && form === 'demo')
}

interface FieldProps {
  field: LeadFieldName
  form: LeadFormKind
  labels: LeadFormLabels
  state: LeadFormState
}

function LeadField({field, form, labels, state}: FieldProps) {
  const error = state.errors[field]
  const required = isRequired(field, form)
  const limit = leadLimits[field]
  return (
    <Field
      {...inputs[field]}
      name={field}
      label={labels.fields[field]}
      hint={required ? undefined : labels.optional}
      error={error && labels.errors[error]}
      required={required}
      maxLength={typeof limit === 'number' ? limit : limit[form]}
      defaultValue={state.values[field]}
    />
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
    <Callout ref={element} tone={good ? 'good' : 'error'} title={title} announced>
      {first && <p>{labels.errors[first]}</p>}
      <p>{text}</p>
    </Callout>
  )
}

/** Takes over where the visitor came from, and words the request of a visitor who has not begun one. */
function takeSource(form: HTMLFormElement, request: string): string | undefined {
  const {[sourceField]: hidden, message} = form.elements as unknown as Record<
    string,
    HTMLInputElement | undefined
  >
  const query = new URLSearchParams(location.search).get(sourceField)
  const source = popupSource(query) ?? popupSource(hidden?.value)
  if (source && message?.value.trim() === '') message.value = request
  return source
}

/** Where the entry comes from. Pages are static, so only the browser can read the query, after hydration. */
function useSource(
  element: RefObject<HTMLFormElement | null>,
  {form, labels}: Props,
  status: LeadFormState['status'],
): string {
  const [source, setSource] = useState<string>(form)
  const sent = status === 'received'
  useEffect(() => {
    // Who has just sent the form is not asked again.
    if (sent) return undefined
    const take = () => {
      const taken = element.current && takeSource(element.current, labels.freeTrial)
      if (taken) setSource(taken)
    }
    take()
    addEventListener(sourceEvent, take)
    return () => removeEventListener(sourceEvent, take)
  }, [element, labels.freeTrial, sent])
  return sent ? form : source
}

/** The demo and the waitlist form: works with and without JavaScript, keeps what was typed until it is received. */
export function LeadForm(props: Props) {
  const {form, action, labels, anchor} = props
  const element = useRef<HTMLFormElement>(null)
  // The server draws a form that works without script, so there it needs the server's own action.
  const safe = useMemo(
    () => (typeof window === 'undefined' ? action : keepingValues(action)),
    [action],
  )
  const [state, send, pending] = useActionState(safe, emptyLeadForm, `#${anchor}`)
  const source = useSource(element, props, state.status)
  useEffect(() => {
    if (state.status === 'received' || state.status === 'alreadyReceived') noteReceived()
  }, [state])
  return (
    // The rules are checked on the server, whose messages are in the page's language; the browser's may not be.
    <form ref={element} className="form" action={send} noValidate>
      <input type="hidden" name={sourceField} value={source} />
      <Answer state={state} labels={labels} />
      {leadFields.map((field) => (
        <LeadField key={field} field={field} form={form} labels={labels} state={state} />
      ))}
      <div className="visually-hidden" aria-hidden>
        <label>
          {honeypotField}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button busy={pending}>{pending ? labels.submitting : labels.submit}</Button>
    </form>
  )
}
