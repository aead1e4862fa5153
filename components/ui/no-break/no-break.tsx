/** Words and numbers joined by a hyphen or a dash: “rendez-vous”, “20–30”. */
const joined = /([^\s-]*[\p{L}\d][-–][\p{L}\d]\S*)/u

/** Longest piece, in characters, that fits on a phone's line. */
export const longestNoBreak = 24

/** Keeps hyphenated words such as “rendez-vous” on one line. */
export function NoBreak({text}: {text: string}) {
  const pieces = text.split(joined)
  // React's data names each string of a list.
  if (pieces.length === 1) return text
  return pieces.map((piece, index) =>
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
