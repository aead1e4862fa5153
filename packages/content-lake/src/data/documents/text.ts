import type {StoredDocument} from '../../contract.ts'

const WORD = /[\p{L}\p{N}_]+/gu
const TERM = /-?"[^"]*"\*?|\S+/g
/** Bounds the work: each text is searched once per term. */
const MAX_TERMS = 100
const MARKS = /\p{M}/gu
const INVISIBLE = /\p{DI}/gu
/** Ligatures, raised digits, full-width letters and the like. */
const OTHER_FORM = /(?!\p{ASCII})[\p{L}\p{N}]/gu
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

const LIGATURES: Record<string, string> = {œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd'}

/** Lower case without accents, ligatures and what is invisible: "équipe" and "equipe" match each other, as do "cœur" and "coeur". */
function folded(text: string): string {
  // ASCII texts have as many bytes as characters. This test is ten times as fast as normalizing.
  if (Buffer.byteLength(text) === text.length) return text.toLowerCase()
  const visible = text.replaceAll(INVISIBLE, '').normalize('NFD')
  const letters = visible.replaceAll(OTHER_FORM, (sign) => sign.normalize('NFKD'))
  const plain = letters.replaceAll(MARKS, '').toLowerCase()
  return plain.replaceAll(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
}

/** The words of a text in order, folded. */
export function wordsOf(text: string): string[] {
  return folded(text).match(WORD) ?? []
}

/** Parses words, `prefix*`, `"exact phrases"` and `-exclusions`. */
export function parseTextQuery(search: string): TextQuery {
  const sources = search.match(TERM)?.slice(0, MAX_TERMS) ?? []
  const terms = sources.map(parseTerm).filter((term) => term.words.length > 0)
  return {terms, everything: sources.length > 0 && sources.every((source) => source === '*')}
}

function parseTerm(source: string): Term {
  return {
    words: wordsOf(source),
    prefix: source.endsWith('*'),
    excluded: source.startsWith('-'),
  }
}

/** Text score: 0 without a match, else higher for more frequent terms. */
export function textScore({terms, everything}: TextQuery, texts: readonly string[]): number {
  if (terms.length === 0) return everything ? 1 : 0
  const frequencies = terms.map((term) => sum(texts.map((text) => frequencyIn(text, term))))
  const isMatch = terms.every((term, index) => (frequencies[index] === 0) === term.excluded)
  if (!isMatch) return 0
  const wanted = frequencies.filter((frequency) => frequency > 0)
  return wanted.length === 0 ? 1 : scoreOf(wanted)
}

/** Most texts lack the word, which a substring test shows cheaply. */
function frequencyIn(text: string, {words, prefix}: Term): number {
  const plain = folded(text)
  const [first = ''] = words
  if (!plain.includes(first)) return 0
  const found = plain.match(WORD) ?? []
  return found.filter((_, start) => {
    return words.every((wanted, offset) => {
      const word = found[start + offset]
      const mayContinue = prefix && offset === words.length - 1
      return mayContinue ? word?.startsWith(wanted) === true : word === wanted
    })
  }).length
}

/**
 * All texts of a document, without keys, types and ids. With `joinsSpans`, also the words of portable text that are
 * spread over spans, as in "un<em>do</em>".
 */
export function textsOf(document: StoredDocument, joinsSpans = false): string[] {
  const texts: string[] = []
  collect(document, texts, joinsSpans)
  return texts
}

function collect(value: unknown, texts: string[], joinsSpans: boolean): void {
  if (typeof value === 'string') texts.push(value)
  // Twice as fast as to read a list's entries like those of an object.
  else if (Array.isArray(value)) for (const item of value) collect(item, texts, joinsSpans)
  else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      if (!key.startsWith('_')) {
        collect((value as Record<string, unknown>)[key], texts, joinsSpans)
      }
    }
    const {children} = value as {children?: unknown}
    if (joinsSpans && Array.isArray(children) && children.length > 1) {
      texts.push(children.map(textOfSpan).join(''))
    }
  }
}

function textOfSpan(child: unknown): string {
  const {_type, text} = Object(child) as {_type?: unknown; text?: unknown}
  return _type === 'span' && typeof text === 'string' ? text : ''
}

/** Bounds the work: each pattern is compared with each word. */
const MAX_COMPARISONS = 1_000_000
/** Words by Unicode's rules: `bar.com`, `can't` and `1,000.5` are one, `foo-bar` and `foo@bar` two. */
const PATTERN_WORD = wordPattern('')
const PATTERN = wordPattern('*')

function wordPattern(wildcard: string): RegExp {
  const run = `[\\p{L}\\p{M}\\p{N}_${wildcard}]+`
  const betweenLetters = `(?<=[\\p{L}\\p{M}${wildcard}])[.:·'’‘](?=[\\p{L}${wildcard}])`
  const betweenDigits = `(?<=[\\p{N}${wildcard}])[.,;'](?=[\\p{N}${wildcard}])`
  return new RegExp(`${run}(?:(?:${betweenLetters}|${betweenDigits})${run})*`, 'gu')
}

/** A text query for at least what a pattern of `match` finds: its words except those with a leading or inner `*`. */
export function searchOfPattern(patterns: readonly unknown[]): string {
  const words = patterns.flatMap((text) => (typeof text === 'string' ? text.match(PATTERN) : []))
  const known = words.filter((word) => word && /^[^*]+\*?$/.test(word))
  return known.map((word) => `"${word}`.replace(/(?=\*?$)/, '"')).join(' ')
}

/** How often each word of a pattern, with wildcards, occurs. Ignores case, not accents, as hosted. */
export function patternFrequencies(
  patterns: readonly string[],
  texts: readonly string[],
): number[] {
  const words = texts.flatMap((text) => text.normalize().toLowerCase().match(PATTERN_WORD) ?? [])
  const globs = patterns.flatMap((text) => text.normalize().toLowerCase().match(PATTERN) ?? [])
  if (globs.length * words.length > MAX_COMPARISONS) throw new Error('match has too many words')
  return globs.map((glob) => words.filter((word) => matchesGlob(glob, word)).length)
}

/** Score of a text in which words have these frequencies. */
export function scoreOf(frequencies: readonly number[]): number {
  return sum(frequencies.map(saturated))
}

/** Weight of a word's frequency, from 0 to {@link SATURATION} + 1, as in BM25 and groq-js. */
function saturated(frequency: number): number {
  return (frequency * (SATURATION + 1)) / (frequency + SATURATION)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Needs no backtracking: the pieces between wildcards are searched once, from left to right. */
function matchesGlob(pattern: string, word: string): boolean {
  if (!pattern.includes('*')) return word === pattern
  const pieces = pattern.split('*')
  const first = pieces[0] ?? ''
  const last = pieces.at(-1) ?? ''
  if (!word.startsWith(first)) return false
  let position = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = word.indexOf(piece, position)
    if (found === -1) return false
    position = found + piece.length
  }
  return word.endsWith(last) && position <= word.length - last.length
}
