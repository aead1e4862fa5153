'use client'

import {type ReactNode, useEffect, useState} from 'react'

import {CloseButton} from '@/components/ui/button/close-button'
import {Callout} from '@/components/ui/callout/callout'

interface Props {
  tone: 'good' | 'error'
  title: string
  children?: ReactNode
  closeLabel: string
}

/** How long good news stay, in milliseconds. Errors stay until they are closed. */
const stay = 8000

/** What just happened, in the corner of the page; it waits while the pointer or the focus is on it. */
export function Toast({tone, title, children, closeLabel}: Props) {
  const [open, setOpen] = useState(true)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (tone === 'error' || held || !open) return undefined
    const timer = setTimeout(() => setOpen(false), stay)
    return () => clearTimeout(timer)
  }, [tone, held, open])
  return (
    <div
      className="toast"
      hidden={!open}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Callout tone={tone} title={title} announced>
        {children}
      </Callout>
      <CloseButton label={closeLabel} onClick={() => setOpen(false)} />
    </div>
  )
}
