import {type RefObject, useEffect, useRef} from 'react'

import {Button} from '@/components/ui/button/button'
import {Toast} from '@/components/ui/toast/toast'
import {type LeadAnswer, type LeadError, leadFields} from '@/lib/leads/fields'

import type {LeadFormLabels} from './labels'

const tones = {
  received: 'good',
  alreadyReceived: 'note',
  invalid: 'error',
  refused: 'error',
  failed: 'error',
  offline: 'error',
} as const satisfies Record<LeadAnswer['status'], string>

/** The text of an error, which may name the domain that the visitor probably meant. */
export function errorText(
  error: LeadError,
  labels: LeadFormLabels,
  answer: LeadAnswer | undefined,
): string {
  return labels.errors[error].replace('{domain}', answer?.mistyped?.meant ?? '')
}

interface TitleProps {
  title: string | undefined
  answer: LeadAnswer | undefined
  labels: LeadFormLabels
}

/** The page's title, which React moves into its head. It is what a screen reader says first of a new page. */
export function FormTitle({title, answer, labels}: TitleProps) {
  if (title === undefined) return null
  const isRefused = answer && tones[answer.status] === 'error'
  return <title>{isRefused ? labels.errorTitle.replace('{title}', () => title) : title}</title>
}

const firstInvalid = ({errors = {}}: LeadAnswer) => leadFields.find((name) => errors[name])

interface ToastProps {
  form: RefObject<HTMLFormElement | null>
  answer: LeadAnswer
  labels: LeadFormLabels
}

/** The result of a submission, as a toast. Focus moves to the first invalid field, or to the toast. */
export function SubmissionToast({form, answer, labels}: ToastProps) {
  const toast = useRef<HTMLDivElement>(null)
  const {status, errors = {}} = answer
  useEffect(() => {
    const field = firstInvalid(answer)
    const input = field && form.current?.querySelector<HTMLElement>(`[name=${field}]`)
    ;(input || toast.current)?.focus()
  }, [form, answer])
  const field = firstInvalid(answer)
  const error = field && errors[field]
  return (
    <Toast
      ref={toast}
      tone={tones[status]}
      title={labels.answers[status].title}
      closeLabel={labels.close}
      subject={answer}
      corner={!answer.sent}
    >
      <p>{error ? errorText(error, labels, answer) : labels.answers[status].text}</p>
    </Toast>
  )
}

interface ReceiptProps {
  sent: NonNullable<LeadAnswer['sent']>
  labels: LeadFormLabels
  after: {label: string; href: string} | undefined
  /** Called when the visitor begins another request. */
  onAgain: () => void
}

/** The submitted values, shown as a CRM record. */
export function Receipt({sent, labels, after, onAgain}: ReceiptProps) {
  const element = useRef<HTMLDivElement>(null)
  // The form is now shorter, so what takes its place may be above the viewport.
  useEffect(() => {
    element.current?.closest('form')?.scrollIntoView({block: 'center'})
  }, [])
  return (
    <div ref={element} className="received transcript">
      <div className="step written">
        <p className="label">{labels.written}</p>
        <dl>
          {leadFields
            .filter((field) => sent[field])
            .map((field) => (
              <div key={field} data-outcome="written">
                <dt>{labels.fields[field]}</dt>
                <dd data-field={field}>{sent[field]}</dd>
              </div>
            ))}
        </dl>
      </div>
      <div className="button-row">
        {after && (
          <a className="button" data-variant="secondary" href={after.href}>
            {after.label}
          </a>
        )}
        <Button type="button" variant="quiet" onClick={onAgain}>
          {labels.again}
        </Button>
      </div>
    </div>
  )
}
