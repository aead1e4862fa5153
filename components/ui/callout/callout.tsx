import type {ReactNode, Ref} from 'react'

interface Props {
  /** Good: it is on record. Error: something is about to be done again. Note: nothing new happened. */
  tone?: 'note' | 'good' | 'error'
  title?: string
  children?: ReactNode
  /** It appears in answer to something and is read aloud; it can then take the focus, too. */
  announced?: boolean
  ref?: Ref<HTMLDivElement>
}

const roles = {note: 'status', good: 'status', error: 'alert'} as const

/** A few words set apart from the text around them, or the answer to what was just done. */
export function Callout({tone = 'note', title, children, announced = false, ref}: Props) {
  return (
    <div
      ref={ref}
      className="callout"
      data-tone={tone}
      role={announced ? roles[tone] : undefined}
      tabIndex={announced ? -1 : undefined}
    >
      {title && <strong>{title}</strong>}
      {children}
    </div>
  )
}
