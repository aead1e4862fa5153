import type {Locale} from '../i18n/locales'

/** A word of a search: as somebody typed it, and as words are compared. */
export interface SearchWord {
  typed: string
  folded: string
  /** The last word of a search may be the beginning of a longer one. */
  begins: boolean
}

const wordPattern = /[\p{L}\p{M}\p{N}_]+/gu

/** In front of an apostrophe these are articles and pronouns: “l’équipe”, “qu’un”. */
const elided = /(?<![\p{L}\p{M}\p{N}])(?:[cdjlmnst]|qu)['’](?=[\p{L}\p{N}])/giu

/** Words that almost every text has, or that only belong to a question: searching for them would say nothing. */
const emptyWords: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'a an and are at be can do does for from how i in is it my of on or our s the this to we what when where which who why with you your'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'a au aux avec ce ces cette comment dans de des du elle en est et il ils je la le les leur ma mes mon nos notre nous on ou par pour pourquoi quand que quel quelle qui quoi sa se ses son sont sur un une vos votre vous'.split(
      ' ',
    ),
  ),
}

/** A text as texts are compared: without accents and capitals. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Where the words of a text are: `[start, end]` of each, in its own characters. */
export function wordPlaces(text: string): [start: number, end: number][] {
  return [...text.matchAll(wordPattern)].map(({index, 0: word}) => [index, index + word.length])
}

/** True when a word of a text, already folded, is what one of the searched words asks for. */
export function isWanted(folded: string, words: readonly SearchWord[]): boolean {
  return words.some((word) => isMeant(folded, word))
}

/** True when a word of a text, already folded, is what a searched word asks for. */
export function isMeant(folded: string, word: SearchWord): boolean {
  return word.begins ? folded.startsWith(word.folded) : folded === word.folded
}

/** What somebody searches for: each word once, without the empty ones unless there are no others. */
export function searchWords(query: string, locale: Locale): SearchWord[] {
  const typed = query.normalize().replaceAll(elided, '').match(wordPattern) ?? []
  const all = [...new Map(typed.map((word) => [fold(word), word]))].filter(([folded]) => folded)
  const telling = all.filter(([folded]) => !emptyWords[locale].has(folded))
  const kept = telling.length > 0 ? telling : all
  return kept.map(([folded, word], index) => ({
    typed: word,
    folded,
    begins: index === kept.length - 1,
  }))
}

/**
 * The words in the syntax of `text::query()`, whose operators no word can contain: all of them are wanted. They are sent
 * as they were typed, because how accents are compared is the Content Lake's own business.
 */
export function textQueryOf(words: readonly SearchWord[]): string {
  return words.map(({typed, begins}) => (begins ? `${typed}*` : typed)).join(' ')
}
