'use client'

import {useEffect, useRef} from 'react'

import {Callout} from '@/components/ui/callout/callout'

interface Props {
  title: string
  /** What the form's action returned: a new object after every try. */
  state: {message?: string}
}

/** Why a form of the sign-in was refused; it takes the focus. */
export function Refusal({title, state}: Props) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.message) element.current?.focus()
  }, [state])
  if (!state.message) return null
  return (
    <Callout ref={element} tone="error" title={title} announced>
      <p>{state.message}</p>
    </Callout>
  )
}
