'use client'

import {type ReactNode, type Ref, useEffect, useState} from 'react'

import {CloseButton} from '@/components/ui/button/close-button'
import {Callout} from '@/components/ui/callout/callout'

interface Props {
  tone: 'note' | 'good' | 'error'
  title: string
  children?: ReactNode
  closeLabel: string
  /** What it reports, as the state of a form: another one opens it again. */
  subject?: unknown
  /** Closes by itself; by default all but errors do. */
  leaves?: boolean
  /** The corner it stands in, where the page is wide enough for a choice. */
  side?: 'start' | 'end'
  /** What can take the focus. */
  ref?: Ref<HTMLDivElement>
}

/** Milliseconds until it closes by itself. */
const stay = 8000

/** A notification in the corner of the page. Pointer or focus keep it open. */
export function Toast({
  tone,
  title,
  children,
  closeLabel,
  subject,
  leaves = tone !== 'error',
  side = 'end',
  ref,
}: Props) {
  const [closed, setClosed] = useState<{subject: unknown}>()
  const [held, setHeld] = useState(false)
  const open = !closed || closed.subject !== subject
  useEffect(() => {
    if (!leaves || held || !open) return undefined
    const timer = setTimeout(() => setClosed({subject}), stay)
    return () => clearTimeout(timer)
  }, [leaves, held, open, subject])
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
      <Callout ref={ref} tone={tone} title={title} announced>
        {children}
      </Callout>
      <CloseButton label={closeLabel} onClick={() => setClosed({subject})} />
    </div>
  )
}
