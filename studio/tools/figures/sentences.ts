import {insertFigures} from '../../../lib/content/figures/insert'
import type {FigureContent} from '../../../lib/content/types'
import {defaultLocale, type Locale} from '../../../lib/i18n/locales'
import type {Use} from './usage'

/** A sentence cut where the figure stands: it comes between each part and the next. */
export type Sentence = string[]

/** The sentences of a text that name a figure; the others are left out. */
function sentencesWith(text: string, token: string, locale: Locale): string {
  const sentences = [...new Intl.Segmenter(locale, {granularity: 'sentence'}).segment(text)]
  return sentences
    .map(({segment}) => segment)
    .filter((segment) => segment.includes(token))
    .join('')
    .trim()
}

/** The sentence around a figure, the other figures in it written out, for a reader of its language. */
export function sentenceOf(
  {key, text, locale}: Pick<Use, 'key' | 'text' | 'locale'>,
  figures: FigureContent[],
): Sentence {
  const token = `{{${key}}}`
  const language = locale ?? defaultLocale
  const parts = sentencesWith(text, token, language).split(token)
  return insertFigures(parts, figures, language)
}
