import {beginning} from '../i18n/beginning'
import {fold} from '../i18n/fold'
import {passageLength} from './limits'
import {containsWord, isWanted, type SearchWord, wordPlaces} from './words'

/** A piece of a text, and whether it matches a searched word. */
export interface Piece {
  text: string
  marked: boolean
}

const ellipsis = '…'

/** Splits a text into pieces, matches apart from the rest; joined, they are the text. */
export function markWords(text: string, words: readonly SearchWord[]): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const [from, to] of wordPlaces(text)) {
    if (!isWanted(fold(text.slice(from, to)), words)) continue
    if (from > end) pieces.push({text: text.slice(end, from), marked: false})
    pieces.push({text: text.slice(from, to), marked: true})
    end = to
  }
  if (end < text.length) pieces.push({text: text.slice(end), marked: false})
  return pieces
}

/** Number of distinct searched words in a folded text. */
export function countWords(folded: string, words: readonly SearchWord[]): number {
  return words.filter((word) => containsWord(folded, word)).length
}

/** Start of the first word after `earliest`, no later than `latest`. */
function startAfter(text: string, earliest: number, latest: number): number {
  const space = text.indexOf(' ', earliest - 1)
  return space === -1 || space >= latest ? latest : space + 1
}

/** End of the last word before `latest`, or `latest` if that is not after `earliest`. */
function endBefore(text: string, latest: number, earliest: number): number {
  const space = text.lastIndexOf(' ', latest)
  return space >= earliest ? space : latest
}

/**
 * Excerpt around the first match: at most `length` characters plus ellipses, cut at word boundaries
 * unless one word is longer.
 */
export function excerptOf(
  text: string,
  words: readonly SearchWord[],
  length: number = passageLength,
): string {
  if (text.length <= length) return text
  const places = wordPlaces(text)
  const [start, stop] = places.find(([from, to]) =>
    isWanted(fold(text.slice(from, to)), words),
  ) ?? [0, 1]
  // A third of the excerpt precedes the match; more near the end of the text.
  const before = start - Math.floor(length / 3)
  const earliest = Math.max(0, Math.min(before, text.length - length))
  const begin = earliest === 0 ? 0 : startAfter(text, earliest, start)
  const most = begin + length
  if (most >= text.length) return ellipsis + text.slice(begin)
  const end = endBefore(text, most, stop)
  const shown = beginning(text.slice(begin), end - begin).replace(/[\s,;:–-]+$/, '')
  return (begin > 0 ? ellipsis : '') + shown + ellipsis
}

/** A text, and how it is compared. */
export interface Folded {
  text: string
  folded: string
}

/** Excerpt of the text with the most searched words; the first of equals. */
export function bestPassage(texts: readonly Folded[], words: readonly SearchWord[]): string {
  let best = ''
  let most = -1
  for (const {text, folded} of texts) {
    const count = countWords(folded, words)
    if (count <= most) continue
    best = text
    most = count
  }
  return excerptOf(best, words)
}
