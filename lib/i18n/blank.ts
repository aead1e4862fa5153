/** Letters and signs that are rendered as nothing, such as the blank of braille, for a class in a regular expression. */
export const blankLetters = String.raw`\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}`

const blank = new RegExp(String.raw`^[\s\p{DI}${blankLetters}]*$`, 'u')

/** Whether nothing of a text is visible: white space, characters without width, and blank letters. */
export function isBlank(text: string): boolean {
  return blank.test(text)
}
