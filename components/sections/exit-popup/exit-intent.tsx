'use client'

import {type ComponentProps, useEffect, useState} from 'react'

import {keepRequest, mayOffer} from '@/components/forms/popup-memory'

/** Opens the dialog; the accepted offer closes it and keeps the request as the visitor edited it. */
function open(section: HTMLElement | null): void {
  const dialog = section?.querySelector('dialog')
  dialog?.showModal()
  const accept = section?.querySelector('a')
  accept?.addEventListener('click', () => {
    keepRequest(section?.querySelector('textarea')?.value ?? '')
    dialog?.close()
  })
  accept?.focus()
}

/** Renders its dialog once the visitor is about to leave; the script that notices it loads after the page. */
export function ExitIntent(section: ComponentProps<'div'>) {
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    if (mayOffer()) {
      void import('./watch-exit').then(({watchExit}) => watchExit(() => setIsLeaving(true), stop))
    }
    return () => stop.abort()
  }, [])
  return isLeaving && <div className="exit-popup-section" ref={open} {...section} />
}
