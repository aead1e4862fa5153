import type {ReactNode} from 'react'

import {CloseButton} from '@/components/ui/button/button'
import type {EditAttributes} from '@/lib/sanity/preview/edit'

interface Props {
  id: string
  title: string
  /** Edit attributes of the title. */
  titleEdit?: EditAttributes
  closeLabel: string
  children: ReactNode
}

/** A native modal dialog, closed by Escape, a click outside, or a button of a `<form method="dialog">` inside. */
export function Dialog({id, title, titleEdit, closeLabel, children}: Props) {
  return (
    <dialog id={id} className="dialog" aria-labelledby={`${id}-title`} closedby="any">
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
