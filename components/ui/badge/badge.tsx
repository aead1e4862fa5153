import type {ReactNode} from 'react'

import {Icon} from '@/components/ui/icon/icon'
import type {EditAttributes} from '@/lib/preview/edit'

interface Props extends EditAttributes {
  /** A record is something verified or written: it gets the green and its tick. */
  tone?: 'plain' | 'record'
  children: ReactNode
}

/** A short fact in a ruled box: a count, a label, a state. */
export function Badge({tone = 'plain', children, ...edit}: Props) {
  return (
    <span className="badge" data-tone={tone} {...edit}>
      {tone === 'record' && <Icon name="check" />}
      {children}
    </span>
  )
}
