import {fold} from '../i18n/fold'
import {longestQuery} from './limits'

/** A page to suggest. */
export interface NearPage {
  title: string
  href: string
}

/** Suggestions at most. */
const most = 3

/** Words that are compared; a stranger may send more. */
const mostWords = 6

/** How alike words have to be on average, from 0 to 1. */
const alike = 0.5

/** The words of a text from three letters on, each as its pairs of letters: `you` → ` y`, `yo`, `ou`, `u `. */
function wordsOf(text: string): Set<string>[] {
  const words = fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? []
  return words.map((word) => {
    const letters = ` ${word} `
    return new Set(Array.from(word, (_, at) => letters.slice(at, at + 2)).concat(letters.slice(-2)))
  })
}

/** Returns how alike two words are (Sørensen and Dice): 1 if all pairs of letters are the same, 0 if no pair is. */
function likeness(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((pair) => other.has(pair))
  return (2 * common.length) / (one.size + other.size)
}

/** Returns the pages whose titles or hrefs are nearest to a query or a path, with its errors of spelling. */
export function nearest(query: string, pages: readonly NearPage[]): NearPage[] {
  const wanted = wordsOf(query.slice(0, longestQuery)).slice(0, mostWords)
  const scored = pages.map((page) => {
    const words = wordsOf(`${page.title} ${page.href}`)
    const best = wanted.map((word) => Math.max(0, ...words.map((own) => likeness(word, own))))
    return {page, score: best.reduce((sum, score) => sum + score, 0) / wanted.length}
  })
  return scored
    .filter(({score}) => score >= alike)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({page}) => page)
}
