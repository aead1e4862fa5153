import type {StoredDocument} from '../../contract.ts'

const WORD = /[\p{L}\p{N}_]+/gu
const TERM = /-?"[^"]*"\*?|\S+/g
const MARKS = /\p{M}/gu
const MAX_REMEMBERED_CHARACTERS = 300_000
const MAX_REMEMBERED_DOCUMENTS = 200
/** How soon more of the same word stops counting. */
const SATURATION = 1.2

interface Term {
  readonly words: readonly string[]
  /** The last word may be the beginning of a longer one. */
  readonly prefix: boolean
  readonly excluded: boolean
}

/** What `text::query()` was asked for. */
export interface TextQuery {
  readonly terms: readonly Term[]
  /** A lone `*`, which everything matches. */
  readonly everything: boolean
}

/** Words of a text in lower case and without accents, so that "équipe" is found by "equipe" and the reverse. */
export const wordsOf = remembered(readWords)

function readWords(text: string): string[] {
  return text.normalize('NFD').replaceAll(MARKS, '').toLowerCase().match(WORD) ?? []
}

/** Reads the search syntax: words, `prefix*`, `"exact phrases"` and `-exclusions`. */
export function parseTextQuery(search: string): TextQuery {
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

/** True when every wanted term is in one of the fields and no excluded one is in any. */
export function matchesText(query: TextQuery, fields: readonly (readonly string[])[]): boolean {
  if (query.terms.length === 0) return query.everything
  return query.terms.every((term) => {
    const present = fields.some((words) => contains(words, term))
    return present !== term.excluded
  })
}

/** How well a text query is answered: 0 when it is not, else more for every wanted term that is there often. */
export function textScore(query: TextQuery, fields: readonly (readonly string[])[]): number {
  if (!matchesText(query, fields)) return 0
  const wanted = query.terms.filter((term) => !term.excluded)
  if (wanted.length === 0) return 1
  return sum(wanted.map((term) => saturated(sum(fields.map((words) => frequencyOf(words, term))))))
}

function contains(words: readonly string[], term: Term): boolean {
  return words.some((_, start) => isAt(words, start, term))
}

function frequencyOf(words: readonly string[], term: Term): number {
  return words.filter((_, start) => isAt(words, start, term)).length
}

function isAt(words: readonly string[], start: number, term: Term): boolean {
  return term.words.every((wanted, offset) => {
    const word = words[start + offset]
    const mayContinue = term.prefix && offset === term.words.length - 1
    return mayContinue ? word?.startsWith(wanted) === true : word === wanted
  })
}

const knownWords = new Map<StoredDocument, string[][]>()

/** The words of every text in a document, one list per text; keys, types and ids are no texts. */
export function wordsOfDocument(document: StoredDocument): string[][] {
  const known = knownWords.get(document)
  if (known) return known
  const fields: string[][] = []
  collect(document, fields)
  knownWords.set(document, fields)
  for (const oldest of knownWords.keys()) {
    if (knownWords.size <= MAX_REMEMBERED_DOCUMENTS) break
    knownWords.delete(oldest)
  }
  return fields
}

/** Each word of a document once. */
export function distinctWordsOf(document: StoredDocument): Set<string> {
  const fields: string[][] = []
  collect(document, fields)
  return new Set(fields.flat())
}

function collect(value: unknown, fields: string[][]): void {
  if (typeof value === 'string') fields.push(readWords(value))
  else if (Array.isArray(value)) for (const item of value) collect(item, fields)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (!key.startsWith('_')) collect(item, fields)
    }
  }
}

const PATTERN = /[\p{L}\p{M}\p{N}_*]+/gu
const PATTERN_WORD = /[\p{L}\p{M}\p{N}_]+/gu

/**
 * The words that GROQ's own `match` compares: in lower case, with accents, apart at everything that is neither letter
 * nor digit ("banana@sanity.io" is three words), as https://www.sanity.io/docs/specifications/groq-operators says.
 */
const plainWords = remembered(
  (text: string) => text.normalize().toLowerCase().match(PATTERN_WORD) ?? [],
)

/** GROQ's own `match`: every word of the patterns, in which `*` stands for any letters, is among the words. */
export function matchesPatterns(patterns: readonly string[], texts: readonly string[]): boolean {
  const wanted = patterns.flatMap(globsOf)
  const words = texts.flatMap(plainWords)
  if (wanted.length === 0) return false
  return wanted.every((pattern) => words.some((word) => matchesGlob(pattern, word)))
}

/** How often the words of the patterns are there; more of one word counts less and less. */
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

/** What a word's frequency is worth, between 0 and {@link SATURATION} + 1, as in BM25 and in groq-js. */
function saturated(frequency: number): number {
  return (frequency * (SATURATION + 1)) / (frequency + SATURATION)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Linear in both lengths but for the last `*`: each fixed piece is looked for once, from left to right. */
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

/** Texts are searched again and again; the oldest are forgotten when there are too many characters of them. */
function remembered(read: (text: string) => string[]): (text: string) => string[] {
  const known = new Map<string, string[]>()
  let characters = 0
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const words = read(text)
    known.set(text, words)
    characters += text.length
    for (const oldest of known.keys()) {
      if (characters <= MAX_REMEMBERED_CHARACTERS) break
      known.delete(oldest)
      characters -= oldest.length
    }
    return words
  }
}
