'use client'

import {
  type ComponentProps,
  type FormEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react'
import {flushSync} from 'react-dom'

import {Button} from '@/components/ui/button/button'
import {Field} from '@/components/ui/field/field'
import {whenNear} from '@/components/ui/lazy/when-near'
import {landWords} from '@/components/ui/transcript/land-words'
import type {Locale} from '@/lib/i18n/locales'
import {
  confirmedField,
  consentField,
  formField,
  honeypotField,
  isAsked,
  isRequired,
  languageField,
  type LeadAnswer,
  type LeadErrors,
  type LeadField as LeadFieldName,
  leadFieldRules,
  leadFields,
  type LeadFormKind,
  maxLength,
  type SentForm,
} from '@/lib/leads/fields'
import {sendLead} from '@/lib/leads/send-lead'
import {popupSource, sourceField} from '@/lib/leads/sources'
import {leadsEndpoint} from '@/lib/urls/paths'

import type {LeadFormLabels} from './labels'
import {keptRequest, noteReceived} from './popup-memory'
import {errorText, FormTitle, Receipt, SubmissionToast} from './submission'
import type {Rules} from './validation'

interface Props {
  form: LeadFormKind
  locale: Locale
  /** The page's title, which says when the form was refused. */
  documentTitle: string | undefined
  /** The form as it was sent without script, on the page after. */
  sentForm?: SentForm | undefined
  labels: LeadFormLabels
  /** Where the receipt leads. */
  after?: {label: string; href: string} | undefined
  /** Version of the text beside the form. */
  consent: string | undefined
}

interface FieldProps extends Pick<ComponentProps<typeof Field>, 'error' | 'defaultValue'> {
  field: LeadFieldName
  form: LeadFormKind
  id: string
  labels: LeadFormLabels
  rules: Rules | undefined
}

function LeadField({field, form, labels, rules, ...rest}: FieldProps) {
  const required = isRequired(field, form)
  return (
    <Field
      {...leadFieldRules[field].input}
      {...rules?.register(field)}
      {...rest}
      name={field}
      label={labels.fields[field]}
      hint={required ? undefined : labels.optional}
      required={required}
      // A pasted phone number is not cut: its spaces do not count.
      maxLength={field === 'phone' ? undefined : maxLength(field, form)}
    />
  )
}

/** Takes over the source that another page stored, and prefills the request unless the visitor has written one. */
function takeSource(form: HTMLFormElement, request: string): string | undefined {
  const {[sourceField]: hidden, message} = form.elements as unknown as Record<
    string,
    HTMLInputElement | undefined
  >
  const query = new URLSearchParams(location.search).get(sourceField)
  const source = popupSource(query) ?? popupSource(hidden?.value)
  const isUntouched = ['', request].includes(message?.value.trim() ?? '')
  if (source && message && isUntouched) message.value = keptRequest() ?? request
  return source
}

/** Loads validation when the form is near the viewport or takes focus. If loading fails, only the server validates. */
function useValidation(
  form: RefObject<HTMLFormElement | null>,
): typeof import('./validation') | undefined {
  const [loaded, setLoaded] = useState<typeof import('./validation')>()
  useEffect(() => {
    const stop = new AbortController()
    const load = () => {
      import('./validation').then(setLoaded, () => undefined)
    }
    form.current?.addEventListener('focusin', load, {once: true, signal: stop.signal})
    stop.signal.addEventListener('abort', whenNear(form.current, load))
    return () => stop.abort()
  }, [form])
  return loaded
}

/** A field that only bots fill in. The attributes keep password managers away. */
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

/**
 * The entry's source. Pages are static, so only the browser can read the query, which names it until one
 * request is received.
 */
function useSource(
  element: RefObject<HTMLFormElement | null>,
  {form, labels}: Props,
  isSent: boolean,
): string {
  const [source, setSource] = useState<string>(form)
  useEffect(() => {
    const take = () => {
      const taken = element.current && takeSource(element.current, labels.freeTrial)
      if (taken) setSource(taken)
    }
    take()
    // The popup may lead to the form of its own page.
    document.addEventListener('close', take, {capture: true})
    return () => document.removeEventListener('close', take, {capture: true})
  }, [element, labels.freeTrial])
  if (isSent && source !== form) setSource(form)
  return source
}

/** Sends the form, and holds the answer that the visitor sees. */
function useSubmission(element: RefObject<HTMLFormElement | null>, {sentForm}: Props) {
  const [typed, setTyped] = useState(sentForm?.values)
  const [answer, setAnswer] = useState(sentForm?.answer)
  const [errors, setErrors] = useState<LeadErrors>(answer?.errors ?? {})
  const [rules, setRules] = useState<Rules>()
  const [isPending, startTransition] = useTransition()

  useEffect(() => {
    if (answer?.status === 'received' || answer?.status === 'alreadyReceived') noteReceived()
  }, [answer])

  function show(next: LeadAnswer): void {
    setAnswer(next)
    setErrors(next.errors ?? {})
  }

  /** Empties the form. What was sent moves from its fields into the receipt. */
  function showReceipt(next: LeadAnswer): void {
    landWords(element.current?.closest('section') ?? null, () => {
      flushSync(() => {
        show(next)
        setTyped(undefined)
      })
      element.current?.reset()
      rules?.reset()
    })
  }

  const refuse = (found: LeadErrors) => show({status: 'invalid', errors: found})

  async function send(): Promise<void> {
    if (!element.current) return
    const data = new FormData(element.current)
    const next = await sendLead(data)
    const message = data.get('message')
    if (!next.sent) return show(next)
    showReceipt({...next, sent: {...next.sent, ...(typeof message === 'string' && {message})}})
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const {currentTarget} = event
    startTransition(() => (rules ? rules.submit(currentTarget, send, refuse) : send()))
  }

  return {typed, answer, errors, setErrors, rules, setRules, isPending, submit}
}

interface HiddenProps extends Pick<Props, 'form' | 'locale' | 'consent'> {
  source: string
  answer: LeadAnswer | undefined
}

/** What the form sends beside what is typed. */
function HiddenFields({form, locale, consent, source, answer}: HiddenProps) {
  return (
    <>
      <input type="hidden" name={formField} value={form} />
      <input type="hidden" name={languageField} value={locale} />
      <input type="hidden" name={sourceField} value={source} />
      {consent && <input type="hidden" name={consentField} value={consent} />}
      {answer?.mistyped && (
        <input type="hidden" name={confirmedField} value={answer.mistyped.email} />
      )}
    </>
  )
}

interface VisibleProps extends Pick<Props, 'form' | 'labels'> {
  submission: ReturnType<typeof useSubmission>
}

/** The fields that the form asks for. */
function VisibleFields({form, labels, submission}: VisibleProps) {
  const id = useId()
  const {typed, answer, errors, rules} = submission
  return leadFields
    .filter((field) => isAsked(field, form))
    .map((field) => (
      <LeadField
        key={field}
        field={field}
        form={form}
        id={`${id}-${field}`}
        labels={labels}
        rules={rules}
        defaultValue={typed?.[field] ?? ''}
        error={errors[field] && errorText(errors[field], labels, answer)}
      />
    ))
}

/** The demo and waitlist form. Works with and without JavaScript, and keeps the input until it is received. */
export function LeadForm(props: Props) {
  const {form, documentTitle, labels, after} = props
  const element = useRef<HTMLFormElement>(null)
  const loaded = useValidation(element)
  const submission = useSubmission(element, props)
  const {answer, isPending} = submission
  const source = useSource(element, props, answer?.status === 'received')
  // The answer that the visitor had seen when they last edited the form.
  const [seen, setSeen] = useState<LeadAnswer>()
  const shown = seen === answer ? undefined : answer

  function startAgain(): void {
    flushSync(() => setSeen(answer))
    element.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }

  return (
    <form
      ref={element}
      className="form"
      action={leadsEndpoint}
      method="post"
      onSubmit={submission.submit}
      onInput={() => setSeen(answer)}
      // The browser's own messages may be in another language than the page.
      noValidate
    >
      <FormTitle title={documentTitle} answer={answer} labels={labels} />
      <HiddenFields {...props} source={source} answer={answer} />
      {loaded && (
        <loaded.Validation
          kind={form}
          answer={answer}
          onLoad={submission.setRules}
          onErrors={submission.setErrors}
        />
      )}
      {shown && <SubmissionToast form={element} answer={shown} labels={labels} />}
      {shown?.sent && (
        <Receipt sent={shown.sent} labels={labels} after={after} onAgain={startAgain} />
      )}
      <div className="fields" hidden={Boolean(shown?.sent)}>
        <VisibleFields form={form} labels={labels} submission={submission} />
        <Honeypot />
        <Button busy={isPending}>{isPending ? labels.submitting : labels.submit}</Button>
      </div>
    </form>
  )
}
