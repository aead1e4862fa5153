import type {Locale} from '../i18n/locales'
import {formatFigure} from './figures/format'
import type {LongTextContent, RichTextContent} from './types'

type Paragraph = Extract<LongTextContent[number], {_type: 'block'}>

/**
 * Text of a paragraph, heading or list item, with figures formatted for the language; a dash for a missing figure.
 */
export function paragraphText({children}: Pick<Paragraph, 'children'>, locale: Locale): string {
  return (children ?? [])
    .map((child) => {
      if (child._type === 'span') return child.text ?? ''
      return child.figure ? formatFigure(child.figure, locale) : '–'
    })
    .join('')
    .trim()
}

/** A text without marks or blocks, one paragraph per line. */
export function plainText(value: RichTextContent | LongTextContent, locale: Locale): string {
  return value
    .flatMap((block) => (block._type === 'block' ? paragraphText(block, locale) : []))
    .filter(Boolean)
    .join('\n')
}
