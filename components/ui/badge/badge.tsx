import type {ReactNode} from 'react'

import type {EditAttributes} from '@/lib/sanity/preview/edit'

interface Props extends EditAttributes {
  children: ReactNode
}

/** A short fact in an outlined box: a count, a label, a state. */
export function Badge({children, ...edit}: Props) {
  return (
    <span className="badge" {...edit}>
      {children}
    </span>
  )
}
