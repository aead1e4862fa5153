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

/** Calls back when somebody goes on filling in the form. */
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
 * The result again in the corner of the page; only the one in the form is read aloud. Disappears when the visitor goes on
 * filling in the form.
 */
export function AnswerToast({form, state, labels}: Props) {
  // Answers from before this loaded have been seen.
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
      // Forms stand on the other side.
      side="start"
    >
      <p>{error ? labels.errors[error] : text}</p>
    </Toast>,
    document.querySelector('main') ?? document.body,
  )
}
