'use client'

import {useEffect} from 'react'

import {mayOffer} from '@/components/sections/exit-popup/memory'

/** Waits for the visitor to leave, unless there is nothing to offer; what it waits with arrives after the page. */
export function ExitIntent({dialog}: {dialog: string}) {
  useEffect(() => {
    const element = document.getElementById(dialog)
    const stop = new AbortController()
    if (element instanceof HTMLDialogElement && mayOffer()) {
      void import('./watch-exit').then(({watchExit}) => watchExit(element, stop.signal))
    }
    return () => stop.abort()
  }, [dialog])
  return null
}
