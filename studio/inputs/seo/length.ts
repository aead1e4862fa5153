import {longest, shortestDescription, textLength} from '../../../lib/seo/title'

/** A field whose length matters in search results. */
export type CountedField = keyof typeof longest

/** How a length is judged: fine, worth a look, or too much. */
type Tone = 'fine' | 'close' | 'over'

/** The length of a text, judged. */
export interface Length {
  tone: Tone
  /** What the editor reads: `48 of 60 characters, 12 left`. */
  words: string
}

/** How near to the limit an editor is told so, in characters. */
const margin = 5

function characters(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`
}

/** The length of a text beside what search engines show of it; figures must be written out. */
export function lengthOf(field: CountedField, text: string): Length {
  const count = textLength(text.trim())
  const most = longest[field]
  const counted = `${count} of ${characters(most)}`
  if (count > most) {
    return {tone: 'over', words: `${counted}: ${count - most} too many, the end is cut off`}
  }
  if (field === 'description' && count > 0 && count < shortestDescription) {
    const missing = shortestDescription - count
    return {tone: 'close', words: `${counted}: ${missing} more, or engines choose their own text`}
  }
  const tone = most - count <= margin ? 'close' : 'fine'
  return {tone, words: `${counted}, ${most - count} left`}
}
