/** Words and numbers joined by a hyphen or a dash: “rendez-vous”, “20–30”. */
const joined = /([^\s-]*[\p{L}\d][-–][\p{L}\d]\S*)/u

/** Longest piece, in characters, that even a phone's line holds. */
export const longestWhole = 24

/** Text whose hyphenated words stay on one line: browsers would break “rendez-vous” after “rendez-”. */
export function Words({text}: {text: string}) {
  return text.split(joined).map((piece, index) =>
    index % 2 === 0 || piece.length > longestWhole ? (
      piece
    ) : (
      // The place in the text is the only thing that tells two equal words apart.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="whole">
        {piece}
      </span>
    ),
  )
}
