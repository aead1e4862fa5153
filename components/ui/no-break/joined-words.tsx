'use client'

import {joined, longestNoBreak, token} from './joined'

/** Joined words, or a token, whose edges stand for its brackets. */
function Joined({piece}: {piece: string}) {
  return token.test(piece) ? (
    <span className="token">{piece.slice(1, -1)}</span>
  ) : (
    <span className="no-break">{piece}</span>
  )
}

/** Text with joined words; not a server component, because React's data would hold every piece as an element. */
export function JoinedWords({text}: {text: string}) {
  return text.split(joined).map((piece, index) =>
    index % 2 === 0 || piece.length > longestNoBreak ? (
      piece
    ) : (
      // Only the position tells two equal words apart.
      // oxlint-disable-next-line react/no-array-index-key
      <Joined key={index} piece={piece} />
    ),
  )
}
