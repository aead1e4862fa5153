import type {ReactNode, Ref} from 'react'

interface Props {
  /** Good: saved. Error: should be retried. Note: nothing changed. */
  tone?: 'note' | 'good' | 'error'
  title?: string
  children?: ReactNode
  /** Announced by screen readers when it appears, and focusable. */
  announced?: boolean
  ref?: Ref<HTMLDivElement>
}

const roles = {note: 'status', good: 'status', error: 'alert'} as const

/** A message set apart from its surroundings, or the result of an action. */
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
