import {textLength} from '../../../lib/seo/title'

/** The longest a text may be, and the shortest that search engines use. */
export interface Limits {
  most: number
  fewest?: number
}

interface Length {
  tone: 'fine' | 'close' | 'over'
  message: 'fine' | 'short' | 'over'
  values: {length: number; most: number; difference: number}
}

/** Distance from the limit at which editors are warned, in characters. */
export const margin = 5

/** Judges the length of a text, whose figures are already written out. */
export function lengthOf({most, fewest = 0}: Limits, text: string): Length {
  const length = textLength(text.trim())
  const lengthAs = (
    message: Length['message'],
    tone: Length['tone'],
    difference: number,
  ): Length => ({
    tone,
    message,
    values: {length, most, difference},
  })
  if (length > most) return lengthAs('over', 'over', length - most)
  if (length > 0 && length < fewest) return lengthAs('short', 'close', fewest - length)
  return lengthAs('fine', most - length <= margin ? 'close' : 'fine', most - length)
}
