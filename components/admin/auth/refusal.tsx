'use client'

import {useEffect, useRef, useState} from 'react'

import {Callout} from '@/components/ui/callout/callout'
import {Toast} from '@/components/ui/toast/toast'

interface Props {
  title: string
  /** The action's result: a new object after every submission. */
  state: {message?: string}
}

/** Repeats the error as a toast; the message in the form is what screen readers announce. */
function RefusalToast({title, state}: Props) {
  const [shown, setShown] = useState({state, number: 0})
  if (shown.state !== state) setShown({state, number: shown.number + 1})
  // Nothing to show before the first submission, and no script to close it without JavaScript.
  if (shown.number === 0 || !state.message) return null
  return (
    <Toast
      key={shown.number}
      tone="error"
      title={title}
      closeLabel="Close"
      announced={false}
      leaves
    >
      <p>{state.message}</p>
    </Toast>
  )
}

/** Error message of a sign-in form; receives the focus. */
export function Refusal({title, state}: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.message) element.current?.focus()
  }, [state])
  return (
    <>
      {state.message && (
        <Callout ref={element} tone="error" title={title} announced>
          <p>{state.message}</p>
        </Callout>
      )}
      <RefusalToast title={title} state={state} />
    </>
  )
}
