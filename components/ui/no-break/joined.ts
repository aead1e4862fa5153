/** Words and numbers joined by a hyphen or a dash, “rendez-vous”, “20–30”, and tokens of masked values, “[NAME_1]”. */
export const joined = /(\[\p{Lu}+_\d+\]|[^\s-]*[\p{L}\d][-–][\p{L}\d]\S*)/u

/** A token alone. */
export const token = /^\[\p{Lu}+_\d+\]$/u

/** Longest piece, in characters, that fits on a phone's line. */
export const longestNoBreak = 24
