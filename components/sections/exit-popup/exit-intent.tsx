'use client'

import {useEffect} from 'react'

import {mayOffer} from '@/components/forms/popup-memory'

/** Watches for the visitor to leave, if the popup may still be shown; the script for that loads after the page. */
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
