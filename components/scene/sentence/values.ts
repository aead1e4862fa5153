import type {SentencePart, ValueKind} from './tokens'
import {
  afterSubject,
  amountPattern,
  datePattern,
  emailPattern,
  meetingCue,
  notNames,
  numberPattern,
  phonePattern,
  wholeWords,
} from './vocabulary'

/** A sensitive value and its position in the sentence. */
export interface FoundValue {
  start: number
  end: number
  value: string
  kind: ValueKind
}

/* In order of precedence: a phone number is also a number, and a date contains one. */
const patterns: [ValueKind, string][] = [
  ['email', emailPattern],
  ['phone', phonePattern],
  ['date', datePattern],
  ['amount', amountPattern],
  ['number', numberPattern],
]

const capitalized = "\\p{Lu}[\\p{L}\\d’'&-]*"
const names = wholeWords(`${capitalized}(?:\\s+(?:(?:de|du|van|von|&)\\s+)?${capitalized})*`, 'gu')
/** Replaces characters that already belong to a value. */
const blot = '\0'

const sentenceStart = /(?:^|[.!?]\s*)$/

/** Returns the kind of a marked value: by its form, else a name. */
export function kindOf(value: string): ValueKind {
  const kind = patterns.find(([, source]) => new RegExp(`^(?:${source})$`, 'iu').test(value))
  return kind?.[0] ?? 'name'
}

type Claim = (start: number, value: string, kind: ValueKind) => void

function findPatterns(sentence: string, claim: Claim): void {
  for (const [kind, source] of patterns) {
    const found = sentence.matchAll(wholeWords(source, 'giu'))
    for (const {index, 0: text} of found) claim(index, text, kind)
  }
}

/** Strips the words around a name: “Met Acme’s” becomes “Acme”. */
function trimmed(text: string, start: number): {text: string; start: number} {
  const first = [...text.matchAll(/\S+/g)].find(([word]) => !isPlain(word))
  const from = first?.index ?? text.length
  return {text: text.slice(from).replace(/(?:[’']s|[’'&-]+)$/, ''), start: start + from}
}

function isPlain(word: string): boolean {
  return word.replace(notNames, '') === ''
}

function findNames(sentence: string, claim: Claim): void {
  for (const match of sentence.matchAll(names)) {
    const {text, start} = trimmed(match[0], match.index)
    const opens = sentenceStart.test(sentence.slice(0, start))
    const alone = !/\s/.test(text)
    // A capital at the start of a sentence is no evidence of a name, unless the word is the subject.
    const doubtful = opens && alone && !afterSubject.test(sentence.slice(start + text.length))
    if (text !== '' && !doubtful) claim(start, text, 'name')
  }
  const hurried = new RegExp(`(?<=${meetingCue.source}\\s+)[\\p{Ll}][\\p{L}\\d-]+`, 'giu')
  for (const {index, 0: word} of sentence.matchAll(hurried)) {
    if (!isPlain(word)) claim(index, word, 'name')
  }
}

/** Adds values known to be sensitive; where two overlap, the longer wins. */
function addKnown(sentence: string, known: string[], found: FoundValue[]): FoundValue[] {
  let all = found
  for (const value of known) {
    const pattern = wholeWords(value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu')
    for (const {index: start, 0: text} of sentence.matchAll(pattern)) {
      const end = start + text.length
      const rivals = all.filter((other) => start < other.end && other.start < end)
      if (rivals.some((rival) => rival.end - rival.start >= text.length)) continue
      all = all.filter((other) => !rivals.includes(other))
      all.push({start, end, value: text, kind: kindOf(value)})
    }
  }
  return all
}

/** Returns the sensitive values of a sentence in order. `known` values always count. */
export function findValues(sentence: string, known: string[] = []): FoundValue[] {
  const found: FoundValue[] = []
  // Values found are blanked out before the next search, so that a name cannot include the day before it.
  let rest = sentence
  const claim: Claim = (start, value, kind) => {
    const end = start + value.length
    if (rest.slice(start, end).includes(blot)) return
    found.push({start, end, value, kind})
    rest = rest.slice(0, start) + blot.repeat(value.length) + rest.slice(end)
  }
  findPatterns(sentence, claim)
  findNames(rest, claim)
  return addKnown(sentence, known, found).sort((one, other) => one.start - other.start)
}

/** Splits a sentence into sensitive and other parts. */
export function partsOf(sentence: string, values: FoundValue[]): SentencePart[] {
  const parts: SentencePart[] = []
  let at = 0
  const plain = (end: number) => {
    const text = sentence.slice(at, end)
    if (text) parts.push({text, kind: null})
  }
  for (const {start, end, value, kind} of values) {
    plain(start)
    parts.push({text: value, kind})
    at = end
  }
  plain(sentence.length)
  return parts
}
