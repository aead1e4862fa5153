'use client'

import {useEffect, useRef, useState} from 'react'

import {Callout} from '@/components/ui/callout/callout'
import {Toast} from '@/components/ui/toast/toast'

interface Props {
  title: string
  /** What the form's action returned: a new object after every try. */
  state: {message?: string}
}

/** The refusal once more, in the corner of the page. The one in the form is read aloud. */
function RefusalToast({title, state}: Props) {
  const [shown, setShown] = useState({state, number: 0})
  if (shown.state !== state) setShown({state, number: shown.number + 1})
  // Before the first try in this page there is nothing to say, and without script nothing to close it with.
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

/** Why a form of the sign-in was refused; takes the focus, so that it is read and seen. */
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
