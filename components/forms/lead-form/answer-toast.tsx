import {type RefObject, useCallback, useEffect, useState} from 'react'
import {createPortal} from 'react-dom'

import {Toast} from '@/components/ui/toast/toast'
import type {LeadFormState} from '@/lib/leads/limits'

import {answerTone, firstError} from './answer'
import type {LeadFormLabels} from './labels'

interface Props {
  form: RefObject<HTMLFormElement | null>
  state: LeadFormState
  labels: LeadFormLabels
}

/** Calls back when the visitor edits the form again. */
function useReturn(form: RefObject<HTMLFormElement | null>, back: () => void): void {
  useEffect(() => {
    const stop = new AbortController()
    const focus = ({target}: Event) => {
      if (target instanceof HTMLElement && target.matches('input, textarea')) back()
    }
    form.current?.addEventListener('focusin', focus, {signal: stop.signal})
    return () => stop.abort()
  }, [form, back])
}

/**
 * Repeats the answer as a toast; the message in the form is what screen readers announce. Closes
 * when the visitor edits the form again.
 */
export function AnswerToast({form, state, labels}: Props) {
  // An answer from before this code loaded has been seen.
  const [shown, setShown] = useState({state, number: 0, open: false})
  if (shown.state !== state) setShown({state, number: shown.number + 1, open: true})
  const close = useCallback(() => setShown((before) => ({...before, open: false})), [])
  useReturn(form, close)
  if (!shown.open || state.status === 'idle') return null

  const {title, text} = labels.answers[state.status]
  const error = firstError(state)
  return createPortal(
    <Toast
      key={shown.number}
      tone={answerTone(state.status)}
      title={title}
      closeLabel={labels.close}
      announced={false}
      leaves
      // Forms are on the other side of the page.
      side="start"
    >
      <p>{error ? labels.errors[error] : text}</p>
    </Toast>,
    document.querySelector('main') ?? document.body,
  )
}
