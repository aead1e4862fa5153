'use client'

import {useEffect, useRef} from 'react'

import {Toast} from '@/components/ui/toast/toast'

interface Props {
  title: string
  /** The action's result: a new object after every submission. */
  state: {message?: string}
}

/** Error message of a sign-in form as a toast; receives the focus. */
export function Refusal({title, state}: Props) {
  const toast = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.message) toast.current?.focus()
  }, [state])
  if (!state.message) return null
  return (
    <Toast ref={toast} tone="error" title={title} closeLabel="Close" subject={state}>
      <p>{state.message}</p>
    </Toast>
  )
}
