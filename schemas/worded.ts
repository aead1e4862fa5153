import type {PreviewValue} from 'sanity'

type Words = Readonly<Record<string, string>>

/** A preview function with texts of its own. */
export interface Worded<W extends Words, Selection> {
  (selection: Selection): PreviewValue
  words: W
  /** The same with another interface language's texts. */
  inWords: (words: W) => Worded<W, Selection>
}

/** Creates a `prepare` function of a preview that includes translated texts. */
export function worded<W extends Words, Selection>(
  words: W,
  prepare: (selection: Selection, words: W) => PreviewValue,
): Worded<W, Selection> {
  return Object.assign((selection: Selection) => prepare(selection, words), {
    words,
    inWords: (others: W) => worded(others, prepare),
  })
}
