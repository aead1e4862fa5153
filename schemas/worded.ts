import type {PreviewValue} from 'sanity'

type Words = Readonly<Record<string, string>>

/** A preview's `prepare` function with translatable texts. */
export interface Worded<W extends Words, Selection> {
  (selection: Selection): PreviewValue
  words: W
  /** Returns the same function with the texts of another interface language. */
  inWords: (words: W) => Worded<W, Selection>
}

/** Creates a preview's `prepare` function with translatable texts. */
export function worded<W extends Words, Selection>(
  words: W,
  prepare: (selection: Selection, words: W) => PreviewValue,
): Worded<W, Selection> {
  return Object.assign((selection: Selection) => prepare(selection, words), {
    words,
    inWords: (others: W) => worded(others, prepare),
  })
}
