import {defaultLocale, type Locale} from '../i18n/locales'
import {formatFigure} from './figures'
import type {LongTextContent, RichTextContent} from './types'

type Paragraph = Extract<LongTextContent[number], {_type: 'block'}>

const plain = '0123456789+-=() '

const shifted = new Map([
  ['sup', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ '],
  ['sub', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ '],
])

/** Writes raised and lowered digits as characters, because 10⁶ is not 106. Letters stay as they are: `1er`. */
export function spanText({text = '', marks = []}: {text?: string; marks?: string[]}): string {
  const characters = marks.map((mark) => shifted.get(mark)).find(Boolean)
  if (!characters || !/^[\d+\-−=() ]+$/.test(text)) return text
  return text.replaceAll(
    /./g,
    (character) => characters[plain.indexOf(character.replace('−', '-'))] ?? '',
  )
}

/**
 * Text of a paragraph, heading or list item, with figures formatted for the language; a dash for a missing figure.
 */
export function paragraphText({children}: Pick<Paragraph, 'children'>, locale: Locale): string {
  return (children ?? [])
    .map((child) => {
      if (child._type === 'span') return spanText(child)
      return child.figure ? formatFigure(child.figure, locale) : '–'
    })
    .join('')
    .trim()
}

/** The questions that have an answer to read. */
export function answered<T extends {question: string; answer: RichTextContent}>(
  questions: T[],
): T[] {
  return questions.filter(
    ({question, answer}) => question.trim() && plainText(answer, defaultLocale) !== '',
  )
}

/** A text without marks or blocks, one paragraph per line. */
export function plainText(value: RichTextContent | LongTextContent, locale: Locale): string {
  return value
    .flatMap((block) => (block._type === 'block' ? paragraphText(block, locale) : []))
    .filter(Boolean)
    .join('\n')
}
