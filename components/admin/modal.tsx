'use client'

import {type ReactNode, useEffect, useRef} from 'react'

interface Props {
  /** The element that names it. */
  labelId: string
  /** Where closing it leads; links inside that lead there close it, too. */
  closeHref: string
  /** The element behind it that takes the focus then. */
  returnId: string
  children: ReactNode
}

/**
 * A dialog that is open because the address says so. Without script it stands beside the page, and a link closes it. With
 * script it keeps the focus, Escape or a click beside it close it, too, and what is behind it need not be loaded again.
 */
export function Modal({labelId, closeHref, returnId, children}: Props) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (!dialog) return undefined
    if (!dialog.matches(':modal')) {
      // Closing it properly would be heard below.
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey
      if (!link || elsewhere || link.getAttribute('href') !== closeHref) return
      event.preventDefault()
      dialog.close()
    }
    dialog.addEventListener('click', follow)
    return () => dialog.removeEventListener('click', follow)
  }, [closeHref])

  function leave() {
    // The open entry leaves the history: neither a reload nor the way back opens it, and with it the log, again.
    window.history.replaceState(null, '', closeHref)
    document.querySelector<HTMLElement>(`#${CSS.escape(returnId)}`)?.focus()
  }

  return (
    <dialog ref={element} open closedby="any" aria-labelledby={labelId} onClose={leave}>
      {children}
    </dialog>
  )
}
