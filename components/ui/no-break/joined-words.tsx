'use client'

import {joined, longestNoBreak} from './joined'

/** Text with joined words; not a server component, because React's data would hold every piece as an element. */
export function JoinedWords({text}: {text: string}) {
  return text.split(joined).map((piece, index) =>
    index % 2 === 0 || piece.length > longestNoBreak ? (
      piece
    ) : (
      // Only the position tells two equal words apart.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="no-break">
        {piece}
      </span>
    ),
  )
}
