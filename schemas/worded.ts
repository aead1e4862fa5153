import type {PreviewValue} from 'sanity'

type Words = Readonly<Record<string, string>>

/** Makes what the Studio lists of a value, which may say something in words of its own. */
export interface Worded<W extends Words, Selection> {
  (selection: Selection): PreviewValue
  words: W
  /** The same in other words: those of another language of the interface. */
  inWords: (words: W) => Worded<W, Selection>
}

/** A `prepare` of a preview that says something in words of its own, beside what it shows of the value. */
export function worded<W extends Words, Selection>(
  words: W,
  prepare: (selection: Selection, words: W) => PreviewValue,
): Worded<W, Selection> {
  return Object.assign((selection: Selection) => prepare(selection, words), {
    words,
    inWords: (others: W) => worded(others, prepare),
  })
}
