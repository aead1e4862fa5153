/** An answer at the start of a cell. */
export type Answer = 'yes' | 'no' | 'depends'

/** A cell's text, split after its first word when that is an answer. */
export interface Cell {
  answer?: Answer
  word?: string
  rest: string
}

const answers: Answer[] = ['yes', 'no', 'depends']

/** Splits a cell that begins with one of the `words`: `Yes, by voice` → yes, `Yes`, `, by voice`. */
export function readCell(text: string, words: Record<Answer, string>): Cell {
  const answer = answers.find(
    (key) => text.startsWith(words[key]) && !/^[\p{L}\d]/u.test(text.slice(words[key].length)),
  )
  if (!answer) return {rest: text}
  const {length} = words[answer]
  return {answer, word: text.slice(0, length), rest: text.slice(length)}
}
