'use client'

import {use, type ReactNode} from 'react'

interface Props {
  /** Resolves when all contents have been sent. */
  sent: Promise<void>
  children: ReactNode
}

/** Renders its contents in one piece: a reader without script would see the pieces of a stream apart. */
export function Whole({sent, children}: Props) {
  use(sent)
  return children
}
