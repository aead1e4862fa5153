import {useEffect, useRef} from 'react'

import {Callout} from '@/components/ui/callout/callout'
import {leadFields, type LeadError, type LeadFormState} from '@/lib/leads/limits'

import type {LeadFormLabels} from './labels'

type Answered = Exclude<LeadFormState['status'], 'idle'>

const tones = {
  received: 'good',
  alreadyReceived: 'note',
  invalid: 'error',
  refused: 'error',
  failed: 'error',
} as const satisfies Record<Answered, string>

/** Tone of an answer: success, already on the list, or error. */
export function answerTone(status: Answered): (typeof tones)[Answered] {
  return tones[status]
}

/** The first broken rule, in form order. */
export function firstError({errors}: LeadFormState): LeadError | undefined {
  return leadFields.map((field) => errors[field]).find((error) => error !== undefined)
}

interface Props {
  state: LeadFormState
  labels: LeadFormLabels
  /** Id of a field's input. */
  idOf: (field: (typeof leadFields)[number]) => string
}

/** Result of a submission; receives the focus. */
export function Answer({state, labels, idOf}: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.status !== 'idle') element.current?.focus()
  }, [state])
  if (state.status === 'idle') return null

  const {title, text} = labels.answers[state.status]
  const broken = leadFields.flatMap((field) => {
    const error = state.errors[field]
    return error ? [{field, error}] : []
  })
  return (
    <Callout ref={element} tone={answerTone(state.status)} title={title} announced>
      {broken.length > 0 && (
        <ul>
          {broken.map(({field, error}) => (
            <li key={field}>
              <a href={`#${idOf(field)}`}>{labels.errors[error]}</a>
            </li>
          ))}
        </ul>
      )}
      <p>{text}</p>
    </Callout>
  )
}
