'use client'

import {type RefObject, useActionState, useEffect, useId, useMemo, useRef, useState} from 'react'

import {useResending} from '@/components/forms/use-resending'
import {Button} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import {DeferredCheck, withBrowserCheck} from '@/lib/leads/browser-check'
import {
  askedField,
  consentField,
  emptyLeadForm,
  isAsked,
  isRequired,
  leadFieldRules,
  leadFields,
  maxLength,
  type LeadField as LeadFieldName,
  type LeadFormKind,
  type LeadFormState,
} from '@/lib/leads/fields'
import {honeypotField} from '@/lib/leads/robots'
import {popupSource, sourceField} from '@/lib/leads/sources'
import {keepingValues, type LeadAction} from '@/lib/leads/typed-values'

import {errorText} from './error-text'
import {FormTitle} from './form-title'
import type {LeadFormLabels} from './labels'
import {noteReceived} from './popup-memory'
import {ReceiptLanding} from './receipt-landing'
import {Received} from './received'
import {SubmissionToast} from './submission-toast'
import {useErrors} from './use-rules'

interface Props {
  form: LeadFormKind
  action: LeadAction
  /** The page's title, which says when the form was refused. */
  documentTitle: string | undefined
  /** The first state, if the form was sent before. */
  initial?: LeadFormState | undefined
  labels: LeadFormLabels
  /** Version of the text beside the form. */
  consent: string | undefined
  /** The section's anchor: without JavaScript, the response is a new page, which opens there. */
  anchor: string
}

interface FieldProps {
  field: LeadFieldName
  form: LeadFormKind
  id: string
  labels: LeadFormLabels
  /** The value as last submitted. */
  value: string
  error: string | undefined
}

function LeadField({field, form, id, labels, value, error}: FieldProps) {
  const required = isRequired(field, form)
  return (
    <Field
      {...leadFieldRules[field].input}
      id={id}
      name={field}
      label={labels.fields[field]}
      hint={required ? undefined : labels.optional}
      error={error}
      required={required}
      // A pasted phone number is not cut: its spaces do not count.
      maxLength={field === 'phone' ? undefined : maxLength(field, form)}
      defaultValue={value}
    />
  )
}

/** Takes over the source that another page stored, and prefills the request unless the visitor has begun one. */
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

/** Returns the entry's source. Pages are static, so only the browser can read the query, after hydration. */
function useSource(
  element: RefObject<HTMLFormElement | null>,
  {form, labels}: Props,
  status: LeadFormState['status'],
): string {
  const [source, setSource] = useState<string>(form)
  const sent = status === 'received'
  useEffect(() => {
    // After a submission the source stays the same.
    if (sent) return
    const take = () => {
      const taken = element.current && takeSource(element.current, labels.freeTrial)
      if (taken) setSource(taken)
    }
    take()
  }, [element, labels.freeTrial, sent])
  return sent ? form : source
}

/** A field that only robots fill in. The attributes keep password managers away. */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        {honeypotField}
        <input
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  )
}

/** The demo and waitlist form. Works with and without JavaScript, and keeps the input until it is received. */
export function LeadForm(props: Props) {
  const {form, action, initial = emptyLeadForm, labels, consent, anchor} = props
  const id = useId()
  const idOf = (field: LeadFieldName) => `${id}-${field}`
  const element = useRef<HTMLFormElement>(null)
  const [landing] = useState(() => new ReceiptLanding(anchor))
  const [deferred] = useState(() => new DeferredCheck())
  const resending = useResending(action, `#${anchor}`)
  // The server-rendered form must work without script, so it needs the server action itself.
  const safe = useMemo(() => {
    if (typeof window === 'undefined') return resending
    return landing.after(keepingValues(withBrowserCheck(resending, deferred.check)))
  }, [resending, deferred, landing])
  const [state, send, pending] = useActionState(safe, initial, `#${anchor}`)
  // The result that the visitor had seen when they last edited the form.
  const [seen, setSeen] = useState(emptyLeadForm)
  const sent = seen === state ? undefined : state.sent
  const source = useSource(element, props, state.status)
  const errors = useErrors({form: element, kind: form, state, deferred})
  useEffect(() => {
    if (state.status === 'received' || state.status === 'alreadyReceived') noteReceived()
  }, [state])
  // The form is now shorter, so what takes its place may be above the viewport.
  useEffect(() => {
    if (state.sent) element.current?.scrollIntoView({block: 'center'})
    landing.finish()
  }, [state, landing])
  useEffect(() => {
    if (seen.sent) element.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [seen])
  return (
    // The browser's own messages may be in another language than the page.
    <form ref={element} className="form" action={send} onInput={() => setSeen(state)} noValidate>
      <FormTitle title={props.documentTitle} state={state} labels={labels} />
      <input type="hidden" name={sourceField} value={source} />
      {consent && <input type="hidden" name={consentField} value={consent} />}
      {state.errors.email === 'mistypedEmail' && (
        <input type="hidden" name={askedField} value={state.values.email} />
      )}
      <SubmissionToast form={element} state={state} labels={labels} seen={seen === state} />
      {sent && <Received sent={sent} labels={labels} onAgain={() => setSeen(state)} />}
      <div className="fields" hidden={Boolean(sent)}>
        {leadFields
          .filter((field) => isAsked(field, form))
          .map((field) => (
            <LeadField
              key={field}
              field={field}
              form={form}
              id={idOf(field)}
              labels={labels}
              value={state.values[field]}
              error={errors[field] && errorText(errors[field], labels, state)}
            />
          ))}
        <Honeypot />
        <Button busy={pending}>{pending ? labels.submitting : labels.submit}</Button>
      </div>
    </form>
  )
}
