import type {Locale} from '../i18n/locales'
import {formatFigure} from './figures/format'
import type {LongTextContent, RichTextContent} from './types'

type Paragraph = Extract<LongTextContent[number], {_type: 'block'}>

/** The text of one paragraph, heading or list item, its figures written out for the language. */
export function paragraphText({children}: Pick<Paragraph, 'children'>, locale: Locale): string {
  return (children ?? [])
    .map((child) => {
      if (child._type === 'span') return child.text ?? ''
      // Its document may be gone, whatever the type says; it then leaves a dash, as in paragraphs.
      return (child.figure as typeof child.figure | null) ? formatFigure(child.figure, locale) : '–'
    })
    .join('')
    .trim()
}

/** A text without its marks, one paragraph a line; blocks between paragraphs are left out. */
export function plainText(value: RichTextContent | LongTextContent, locale: Locale): string {
  return value
    .flatMap((block) => (block._type === 'block' ? paragraphText(block, locale) : []))
    .filter(Boolean)
    .join('\n')
}
