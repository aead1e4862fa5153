import type {Mutation, SanityDocument} from '@sanity/client'
import type {Migration} from 'sanity/migrate'

interface Row extends Record<string, unknown> {
  cells?: unknown[]
  answers?: string[]
}

/** The words that showed an icon at the beginning of a cell, by language. */
const words: Record<string, Record<string, string>> = {
  en: {Yes: 'yes', No: 'no', Depends: 'depends'},
  fr: {Oui: 'yes', Non: 'no', Dépend: 'depends'},
}

const sentence = /^(\p{L}+)(?:$|(\s*[,:;.–—])\s*|\s+)(.*)$/su

/** The answer at the beginning of a cell, and the text after it. In “No code needed”, the word is no answer. */
function separated(cell: unknown, language: string): {answer: string; text: unknown} {
  const [, word = '', mark, text = ''] = sentence.exec(typeof cell === 'string' ? cell : '') ?? []
  const own = words[language] ?? {}
  const answer = Object.hasOwn(own, word) ? own[word] : undefined
  const isAnswer = answer === 'depends' || mark !== undefined || text === ''
  return answer && isAnswer ? {answer, text} : {answer: '', text: cell}
}

function withAnswers(row: Row, language: string): Row {
  if (!Array.isArray(row?.cells)) return row
  const cells = row.cells.map((cell) => separated(cell, language))
  return {...row, cells: cells.map(({text}) => text), answers: cells.map(({answer}) => answer)}
}

/** Moves the answer at the beginning of a comparison's cell to a field of its own. */
export default {
  title: 'Give the answers of comparisons a field of their own',
  documentTypes: ['comparisonTable'],
  migrate: {
    document: (table: SanityDocument): Mutation[] => {
      const former = (Array.isArray(table['rows']) ? table['rows'] : []) as Row[]
      const isCurrent = former.length === 0 || former.some((row) => row?.answers)
      const rows = former.map((row) => withAnswers(row, String(table['language'])))
      return isCurrent ? [] : [{patch: {id: table._id, set: {rows}}}]
    },
  },
} satisfies Migration
