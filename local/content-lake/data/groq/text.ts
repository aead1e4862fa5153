import type {StoredDocument} from '../../contract.ts'
import {remembered} from '../remembered.ts'

const WORD = /[\p{L}\p{N}_]+/gu
/** For ASCII texts, where it is twice as fast. */
const ASCII_WORD = /[a-z0-9_]+/g
const TERM = /-?"[^"]*"\*?|\S+/g
const MARKS = /\p{M}/gu
/**
 * A query compares a few texts with several patterns each; a larger cache would outlive it in vain.
 */
const MAX_REMEMBERED_CHARACTERS = 30_000
/** How soon repeats of a word stop counting (BM25's k1). */
const SATURATION = 1.2

/** One term of a text query. */
export interface Term {
  readonly words: readonly string[]
  /** Whether the last word matches as a prefix. */
  readonly prefix: boolean
  readonly excluded: boolean
}

/** A parsed `text::query()`. */
export interface TextQuery {
  readonly terms: readonly Term[]
  /** A lone `*`, which matches everything. */
  readonly everything: boolean
}

/** Words in lower case without accents, so that "équipe" and "equipe" match each other. */
const wordsOf = remembered(readWords, MAX_REMEMBERED_CHARACTERS)

function readWords(text: string): string[] {
  const plain = isAscii(text) ? text : text.normalize('NFD').replaceAll(MARKS, '')
  const lower = plain.toLowerCase()
  return lower.match(isAscii(lower) ? ASCII_WORD : WORD) ?? []
}

let lastQuery: {search: string; query: TextQuery} | undefined

/**
 * Parses words, `prefix*`, `"exact phrases"` and `-exclusions`; cached, as one query asks
 * repeatedly.
 */
export function parseTextQuery(search: string): TextQuery {
  if (lastQuery?.search !== search) lastQuery = {search, query: readTextQuery(search)}
  return lastQuery.query
}

function readTextQuery(search: string): TextQuery {
  const sources = search.match(TERM) ?? []
  const terms = sources.map(parseTerm).filter((term) => term.words.length > 0)
  return {terms, everything: sources.length > 0 && sources.every((source) => source === '*')}
}

function parseTerm(source: string): Term {
  return {
    words: wordsOf(source),
    prefix: source.endsWith('*'),
    excluded: source.length > 1 && source.startsWith('-'),
  }
}

/** Text score: 0 without a match, else higher for more frequent terms. */
export function textScore(query: TextQuery, texts: readonly string[]): number {
  const [only] = texts
  if (only !== undefined && texts.length === 1) {
    return scoreOf(query, (term) => frequencyIn(only, term))
  }
  return scoreOf(query, (term) => sum(texts.map((text) => frequencyIn(text, term))))
}

/** The score for given term frequencies. */
export function scoreOf(
  {terms, everything}: TextQuery,
  frequencyOf: (term: Term, index: number) => number,
): number {
  if (terms.length === 0) return everything ? 1 : 0
  let score = 0
  let isWanted = false
  for (const [index, term] of terms.entries()) {
    const frequency = frequencyOf(term, index)
    if (frequency > 0 === term.excluded) return 0
    if (term.excluded) continue
    isWanted = true
    score += saturated(frequency)
  }
  return isWanted ? score : 1
}

/** Most texts contain no searched word, which a substring test shows cheaply. */
function frequencyIn(text: string, term: Term): number {
  const [start = ''] = term.words
  if (!text.toLowerCase().includes(start) && isAscii(text)) return 0
  const words = wordsOf(text)
  return words.filter((_, place) => isAt(words, place, term)).length
}

/** ASCII texts have as many bytes as characters, which is faster to count than a pattern. */
function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length
}

function isAt(words: readonly string[], start: number, term: Term): boolean {
  return term.words.every((wanted, offset) => {
    const word = words[start + offset]
    const mayContinue = term.prefix && offset === term.words.length - 1
    return mayContinue ? word?.startsWith(wanted) === true : word === wanted
  })
}

/** All texts of a document, without keys, types and ids. */
export function textsOfDocument(document: StoredDocument): string[] {
  const texts: string[] = []
  collect(document, texts)
  return texts
}

/** Frequency of each word in a document. */
export function frequenciesOf(document: StoredDocument): Map<string, number> {
  const frequencies = new Map<string, number>()
  for (const text of textsOfDocument(document)) {
    for (const word of readWords(text)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1)
  }
  return frequencies
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (Array.isArray(value)) for (const item of value) collect(item, texts)
  else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      if (!key.startsWith('_')) collect((value as Record<string, unknown>)[key], texts)
    }
  }
}

const PATTERN = /[\p{L}\p{M}\p{N}_*]+/gu
const PATTERN_WORD = /[\p{L}\p{M}\p{N}_]+/gu

/**
 * Words of GROQ's `match`: lower case, with accents, split at all but letters and digits. See
 * https://www.sanity.io/docs/specifications/groq-operators.
 */
const plainWords = remembered((text): readonly string[] => {
  return text.normalize().toLowerCase().match(PATTERN_WORD) ?? []
}, MAX_REMEMBERED_CHARACTERS)

/** GROQ's `match`: every word of the patterns, where `*` is a wildcard, is among the words. */
export function matchesPatterns(patterns: readonly string[], texts: readonly string[]): boolean {
  const wanted = patterns.flatMap(globsOf)
  const words = texts.flatMap(plainWords)
  if (wanted.length === 0) return false
  return wanted.every((pattern) => words.some((word) => matchesGlob(pattern, word)))
}

/** Score of the patterns' words, with diminishing weight for repeats. */
export function patternScore(patterns: readonly string[], texts: readonly string[]): number {
  const words = texts.flatMap(plainWords)
  return sum(
    patterns.flatMap(globsOf).map((pattern) => {
      return saturated(words.filter((word) => matchesGlob(pattern, word)).length)
    }),
  )
}

function globsOf(pattern: string): string[] {
  return pattern.normalize().toLowerCase().match(PATTERN) ?? []
}

/** Weight of a word's frequency, from 0 to {@link SATURATION} + 1, as in BM25 and groq-js. */
function saturated(frequency: number): number {
  return (frequency * (SATURATION + 1)) / (frequency + SATURATION)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Linear in both lengths but for the last `*`: fixed pieces are searched once, left to right. */
function matchesGlob(pattern: string, word: string): boolean {
  if (!pattern.includes('*')) return word === pattern
  const pieces = pattern.split('*')
  const first = pieces[0] ?? ''
  const last = pieces.at(-1) ?? ''
  if (!word.startsWith(first) || word.length < first.length + last.length) return false
  let position = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = word.indexOf(piece, position)
    if (found === -1) return false
    position = found + piece.length
  }
  return word.endsWith(last) && position <= word.length - last.length
}
