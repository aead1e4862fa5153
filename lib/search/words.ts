import {fold} from '../i18n/fold'
import {languages, type Locale, locales} from '../i18n/locales'

/** A searched word as typed and as compared. */
export interface SearchWord {
  typed: string
  folded: string
  /** The last word also matches as a prefix. */
  begins: boolean
}

const wordPattern = /[\p{L}\p{M}\p{N}\p{DI}_]+/gu

/** Elided French articles and pronouns: “l’équipe”, “qu’un”. */
const elided = /(?<![\p{L}\p{M}\p{N}])(?:[cdjlmnst]|qu)['’](?=[\p{L}\p{N}])/giu

/** Stop words, by language. */
const emptyWords = new Map(
  locales.map((locale) => [locale, new Set(languages[locale].stopWords.split(' '))]),
)

/** Offsets of the words in a text: `[start, end]` of each. */
export function wordPlaces(text: string): [start: number, end: number][] {
  return [...text.matchAll(wordPattern)].map(({index, 0: word}) => [index, index + word.length])
}

/** Whether a folded word matches any searched word. */
export function isWanted(folded: string, words: readonly SearchWord[]): boolean {
  return words.some(({folded: wanted, begins}) =>
    begins ? folded.startsWith(wanted) : folded === wanted,
  )
}

const endsInWord = /[\p{L}\p{N}_]$/u
const beginsInWord = /^[\p{L}\p{N}_]/u

/** Whether a folded text contains a searched word. Splitting the text into its words would take ten times as long. */
export function containsWord(folded: string, {folded: word, begins}: SearchWord): boolean {
  for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + 1)) {
    const end = at + word.length
    // Two units, because a letter may be a surrogate pair.
    const isWhole = begins || !beginsInWord.test(folded.slice(end, end + 2))
    if (isWhole && !endsInWord.test(folded.slice(Math.max(0, at - 2), at))) return true
  }
  return false
}

/** Spelled as others may have written it: `e-mail` for `email` and the reverse, `H2O` for `H₂O`, `workflow` for `workﬂow`. */
export function otherSpelling(query: string): string {
  const joined = query.normalize('NFKC').replaceAll(/(?<=\p{L})[-\u2010\u2011](?=\p{L})/gu, '')
  return joined === query ? query.replaceAll(/(?<![\p{L}’'])e(?=\p{L}{4})/giu, '$&-') : joined
}

/** Distinct searched words, without stop words unless there are no others. */
export function searchWords(query: string, locale: Locale): SearchWord[] {
  const typed =
    query
      .normalize()
      .replaceAll(/\p{DI}/gu, '')
      .replaceAll(elided, '')
      .match(wordPattern) ?? []
  const all = [...new Map(typed.map((word) => [fold(word), word]))].filter(([folded]) => folded)
  const telling = all.filter(([folded]) => !emptyWords.get(locale)?.has(folded))
  const kept = telling.length > 0 ? telling : all
  return kept.map(([folded, word], index) => ({
    typed: word,
    folded,
    begins: index === kept.length - 1,
  }))
}

/**
 * Query for `text::query()` that requires all words. Sent as typed: the Content Lake folds accents
 * itself.
 */
export function textQueryOf(words: readonly SearchWord[]): string {
  return words.map(({typed, begins}) => (begins ? `${typed}*` : typed)).join(' ')
}
