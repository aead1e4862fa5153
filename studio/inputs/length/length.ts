import {textLength} from '../../../lib/seo/title'

/** The longest a text may be, and the shortest that search engines use. */
export interface Limits {
  most: number
  fewest?: number
}

/** A length and its judgment. */
interface Length {
  tone: 'fine' | 'close' | 'over'
  /** The key of its words. */
  words: 'fine' | 'short' | 'over'
  values: {length: number; most: number; difference: number}
}

/** Distance from the limit at which editors are warned, in characters. */
export const margin = 5

/** Judges the length of a text, whose figures are already written out. */
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
