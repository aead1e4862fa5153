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

/** How an answer looks: well received, already known or something to do again. */
export function answerTone(status: Answered): (typeof tones)[Answered] {
  return tones[status]
}

/** The rule that was broken first, in the order of the form. */
export function firstError({errors}: LeadFormState): LeadError | undefined {
  return leadFields.map((field) => errors[field]).find((error) => error !== undefined)
}

interface Props {
  state: LeadFormState
  labels: LeadFormLabels
  /** The id of a field's input. */
  idOf: (field: (typeof leadFields)[number]) => string
}

/** The result of a submission. Takes the focus, so that it is read aloud. */
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
