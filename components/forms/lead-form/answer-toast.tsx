import {useState} from 'react'
import {createPortal} from 'react-dom'

import {Toast} from '@/components/ui/toast/toast'
import type {LeadFormState} from '@/lib/waitlist/limits'

import {answerTone, firstError} from './answer'
import type {LeadFormLabels} from './labels'

interface Props {
  state: LeadFormState
  labels: LeadFormLabels
}

/** The answer once more, in the corner of the page, for those who look elsewhere. The one in the form is read aloud. */
export function AnswerToast({state, labels}: Props) {
  const [shown, setShown] = useState({state, number: 0})
  if (shown.state !== state) setShown({state, number: shown.number + 1})
  // What was answered before this was loaded has been seen.
  if (shown.number === 0 || state.status === 'idle') return null

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
