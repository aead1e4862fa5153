import type {StoredDocument} from '../../contract.ts'

const WORD = /[\p{L}\p{N}_]+/gu
const TERM = /-?"[^"]*"\*?|\S+/g
const MARKS = /\p{M}/gu

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
export function wordsOf(text: string): string[] {
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

function contains(words: readonly string[], term: Term): boolean {
  return words.some((_, start) =>
    term.words.every((wanted, offset) => {
      const word = words[start + offset]
      const mayContinue = term.prefix && offset === term.words.length - 1
      return mayContinue ? word?.startsWith(wanted) === true : word === wanted
    }),
  )
}

const knownWords = new WeakMap<StoredDocument, string[][]>()

/** The words of every text in a document, one list per text, worked out once; keys, types and ids are no texts. */
export function wordsOfDocument(document: StoredDocument): string[][] {
  const known = knownWords.get(document)
  if (known) return known
  const fields: string[][] = []
  collect(document, fields)
  knownWords.set(document, fields)
  return fields
}

function collect(value: unknown, fields: string[][]): void {
  if (typeof value === 'string') fields.push(wordsOf(value))
  else if (Array.isArray(value)) for (const item of value) collect(item, fields)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (!key.startsWith('_')) collect(item, fields)
    }
  }
}

/**
 * GROQ's own `match` with a pattern that is only known while evaluating, or has many `*`: groq-js would build a regular
 * expression from it that a hostile pattern can keep busy for hours.
 */
export function matchesPatterns(patterns: readonly string[], texts: readonly string[]): boolean {
  const wanted = patterns.flatMap(
    (pattern) => pattern.toLowerCase().match(/[\p{L}\p{N}_.*]+/gu) ?? [],
  )
  const words = texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}_.]+/gu) ?? [])
  if (wanted.length === 0) return false
  return wanted.every((pattern) => words.some((word) => matchesGlob(pattern, word)))
}

/** Linear in both lengths but for the last `*`: each fixed piece is looked for once, from left to right. */
function matchesGlob(pattern: string, word: string): boolean {
  const pieces = pattern.split('*')
  const first = pieces[0] ?? ''
  const last = pieces.at(-1) ?? ''
  if (pieces.length === 1) return word === first
  if (!word.startsWith(first) || word.length < first.length + last.length) return false
  let position = first.length
  for (const piece of pieces.slice(1, -1)) {
    const found = word.indexOf(piece, position)
    if (found === -1) return false
    position = found + piece.length
  }
  return word.endsWith(last) && position <= word.length - last.length
}
