'use client'

import {mark} from './mark'

/** The mark: three bars of a voice, then three rows of a record. A client component, which React's data only names. */
export function LogoMark() {
  return (
    <svg
      className="mark"
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      fill="none"
      strokeWidth={mark.strokeWidth}
      strokeLinecap="round"
      aria-hidden
    >
      <path d={mark.voice} stroke="var(--voice)" />
      <path d={mark.record} stroke="var(--record)" />
    </svg>
  )
}
