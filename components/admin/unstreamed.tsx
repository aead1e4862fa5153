'use client'

import {use, type ReactNode} from 'react'

interface Props {
  /** Resolves when all contents have been sent. */
  sent: Promise<void>
  children: ReactNode
}

/** Renders its contents in one piece: without script, the parts of a stream would stay apart. */
export function Unstreamed({sent, children}: Props) {
  use(sent)
  return children
}
