import type {ReactNode} from 'react'

import {Icon} from '@/components/ui/icon/icon'
import type {EditAttributes} from '@/lib/sanity/preview/edit'

interface Props extends EditAttributes {
  /** `record` marks something verified or written, with green and a tick. */
  tone?: 'plain' | 'record'
  children: ReactNode
}

/** A short fact in an outlined box: a count, a label, a state. */
export function Badge({tone = 'plain', children, ...edit}: Props) {
  return (
    <span className="badge" data-tone={tone} {...edit}>
      {tone === 'record' && <Icon name="check" />}
      {children}
    </span>
  )
}
