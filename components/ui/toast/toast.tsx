'use client'

import {type ReactNode, type Ref, useState} from 'react'

import {CloseButton} from '@/components/ui/button/button'
import {Callout} from '@/components/ui/callout/callout'

interface Props {
  tone: 'note' | 'good' | 'error'
  title: string
  children?: ReactNode
  closeLabel: string
  /** What is reported, such as a form's state: a new value reopens the toast. */
  subject?: unknown
  /** Places it in the corner of a wide page, so that a form does not move while it is filled in. */
  corner?: boolean
  /** The focusable element. */
  ref?: Ref<HTMLDivElement>
}

/** A notification that can be closed. It takes space in the page, so that it covers nothing. */
export function Toast({tone, title, children, closeLabel, subject, corner = false, ref}: Props) {
  const [closed, setClosed] = useState<{subject: unknown}>()
  const open = !closed || closed.subject !== subject
  return (
    <div className="toast" data-corner={corner} hidden={!open}>
      <Callout ref={ref} tone={tone} title={title} announced>
        {children}
      </Callout>
      <CloseButton label={closeLabel} onClick={() => setClosed({subject})} />
    </div>
  )
}
