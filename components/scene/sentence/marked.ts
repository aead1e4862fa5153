import type {SentencePart} from './tokens'
import {kindOf} from './values'

const marked = /\[([^\]]+)\]/

/** Splits a sentence at its `[marked]` values, as editors write them. */
export function markedParts(sentence: string): SentencePart[] {
  // Splitting by a pattern with a group puts the marked values at odd indexes.
  return sentence
    .split(marked)
    .map((text, index) => ({text, kind: index % 2 === 1 ? kindOf(text) : null}))
    .filter(({text}) => text !== '')
}

/** Returns the sentence without brackets, as it is spoken. */
export function withoutMarks(sentence: string): string {
  return markedParts(sentence)
    .map(({text}) => text)
    .join('')
}

/** Returns the values that an editor marked. */
export function markedValues(sentence: string): string[] {
  return markedParts(sentence)
    .filter(({kind}) => kind)
    .map(({text}) => text)
}
