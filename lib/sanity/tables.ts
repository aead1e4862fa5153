import type {Translator} from '../i18n/messages'
import {type Answer, answers} from './options'

/** A comparison's cell: the word for its answer, if an editor has chosen one, and the text after it. */
export interface ComparisonCell {
  answer: Answer | undefined
  word: string
  rest: string
}

/** Returns one cell per column: short rows end with empty cells, and those beyond the last column are left out. */
export function cellsUnder(columns: string[], cells: string[]): string[] {
  return columns.map((_, position) => (cells[position] ?? '').trim())
}

/** Returns a function that reads the cells of a comparison's row, with their positions. */
export function comparisonCells(columns: string[], t: Translator) {
  return (row: {cells: string[]; answers: string[]}): (ComparisonCell & {position: number})[] =>
    cellsUnder(columns, row.cells).map((text, position) => {
      const answer = answers.find((known) => known === row.answers[position])
      const word = answer ? t(`comparison.${answer}`) : ''
      const pair =
        answer === 'depends' ? `${word} ${text}` : t('markdown.pair', {name: word, value: text})
      const whole = word && text ? pair : word + text
      return {position, answer, word, rest: whole.slice(word.length)}
    })
}
