'use client'

import {type ReactNode, useEffect, useState} from 'react'

import {CloseButton} from '@/components/ui/button/close-button'
import {Callout} from '@/components/ui/callout/callout'

interface Props {
  tone: 'note' | 'good' | 'error'
  title: string
  children?: ReactNode
  closeLabel: string
  /** False where the page itself says the same and is read aloud: nothing is read twice. */
  announced?: boolean
  /** Closes by itself; by default all but errors do. */
  leaves?: boolean
  /** The corner it stands in, where the page is wide enough for a choice. */
  side?: 'start' | 'end'
}

/** Milliseconds until it closes by itself. */
const stay = 8000

/** A notification in the corner of the page. Pointer or focus keep it open. */
export function Toast({
  tone,
  title,
  children,
  closeLabel,
  announced = true,
  leaves = tone !== 'error',
  side = 'end',
}: Props) {
  const [open, setOpen] = useState(true)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!leaves || held || !open) return undefined
    const timer = setTimeout(() => setOpen(false), stay)
    return () => clearTimeout(timer)
  }, [leaves, held, open])
  return (
    <div
      className="toast"
      data-side={side}
      hidden={!open}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Callout tone={tone} title={title} announced={announced}>
        {children}
      </Callout>
      <CloseButton label={closeLabel} onClick={() => setOpen(false)} />
    </div>
  )
}
