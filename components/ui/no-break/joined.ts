/** Words and numbers joined by a hyphen or a dash: “rendez-vous”, “20–30”. */
export const joined = /([^\s-]*[\p{L}\d][-–][\p{L}\d]\S*)/u

/** Longest piece, in characters, that fits on a phone's line. */
export const longestNoBreak = 24
