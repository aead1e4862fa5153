'use client'

import {type ReactNode, useEffect, useRef} from 'react'

interface Props {
  /** The element that names it. */
  labelId: string
  /** Where closing it leads, as the link inside does. */
  closeHref: string
  children: ReactNode
}

/**
 * A dialog that is open because the address says so. Without script it stands beside the page and its link closes it;
 * with script it keeps the focus, and Escape or a click beside it close it, too.
 */
export function Modal({labelId, closeHref, children}: Props) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!dialog || dialog.matches(':modal')) return
    // Closing it properly would be heard below.
    dialog.removeAttribute('open')
    dialog.showModal()
  }, [])
  return (
    <dialog
      ref={element}
      open
      closedby="any"
      aria-labelledby={labelId}
      onClose={() => window.location.assign(closeHref)}
    >
      {children}
    </dialog>
  )
}
