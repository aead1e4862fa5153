'use client'

import {type ReactNode, useCallback, useEffect, useRef} from 'react'

interface Props {
  /** Id of the element that labels the dialog. */
  labelId: string
  /** The URL to return to on close; links inside the dialog with this href close it too. */
  closeHref: string
  /** Id of the element that receives the focus on close. */
  returnId: string
  children: ReactNode
}

const elementOf = (id: string) => document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)

/**
 * A dialog whose open state is in the URL. Without script it is part of the page and a link closes it; with script it
 * traps focus and closes on Escape or an outside click, without a reload.
 */
export function Modal({labelId, closeHref, returnId, children}: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const leave = useCallback(() => {
    // Replaces the history entry, so that neither reload nor Back opens (and logs) the entry again.
    window.history.replaceState(null, '', closeHref)
    elementOf(returnId)?.focus()
  }, [closeHref, returnId])
  useEffect(() => {
    const dialog = element.current
    if (!dialog) return undefined
    // Escape closes it before this script has loaded, too.
    if (!dialog.open) leave()
    else if (!dialog.matches(':modal')) {
      // `close()` would fire the close event handled below.
      dialog.removeAttribute('open')
      dialog.showModal()
      // The page has been loaded anew: the list stays where it was.
      elementOf(returnId)?.scrollIntoView({block: 'center', behavior: 'instant'})
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
  }, [closeHref, leave, returnId])

  return (
    <dialog ref={element} open closedby="any" aria-labelledby={labelId} onClose={leave}>
      {children}
    </dialog>
  )
}
