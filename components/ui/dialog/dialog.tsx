import type {ReactNode, Ref} from 'react'

import {CloseButton} from '@/components/ui/button/close-button'
import type {EditAttributes} from '@/lib/preview/edit'

interface Props {
  id: string
  title: string
  /** Where the title is changed. */
  titleEdit?: EditAttributes
  closeLabel: string
  children: ReactNode
  /** For code that opens it with `showModal()`. */
  ref?: Ref<HTMLDialogElement>
  onClose?: () => void
}

/** What makes a button open the dialog without script. React's types do not know the attributes yet. */
export function opensDialog(id: string) {
  return {command: 'show-modal', commandfor: id}
}

/**
 * A modal dialog, which the browser itself keeps the focus in and closes with Escape or a click beside it; buttons of a
 * `<form method="dialog">` inside close it, too.
 */
export function Dialog({id, title, titleEdit, closeLabel, children, ref, onClose}: Props) {
  return (
    <dialog
      ref={ref}
      id={id}
      className="dialog"
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
    >
      <form method="dialog" className="top">
        <h2 id={`${id}-title`} {...titleEdit}>
          {title}
        </h2>
        <CloseButton label={closeLabel} type="submit" />
      </form>
      {children}
    </dialog>
  )
}
