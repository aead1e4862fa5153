import {textLength} from '../../../lib/seo/title'

/** How long a text may be, and from what length on it does its work. */
export interface Limits {
  most: number
  fewest?: number
}

/** The length of a text, judged: fine, worth a look, or too much. */
interface Length {
  tone: 'fine' | 'close' | 'over'
  /** How it is said, among the words of this room. */
  words: 'fine' | 'short' | 'over'
  values: {length: number; most: number; difference: number}
}

/** How near to the limit an editor is told so, in characters. */
const margin = 5

/** The length of a text beside its limits; figures must be written out. */
export function lengthOf({most, fewest = 0}: Limits, text: string): Length {
  const length = textLength(text.trim())
  const said = (words: Length['words'], tone: Length['tone'], difference: number): Length => ({
    tone,
    words,
    values: {length, most, difference},
  })
  if (length > most) return said('over', 'over', length - most)
  if (length > 0 && length < fewest) return said('short', 'close', fewest - length)
  return said('fine', most - length <= margin ? 'close' : 'fine', most - length)
}
