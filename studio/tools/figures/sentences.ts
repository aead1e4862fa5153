import {defaultLocale, type Locale} from '../../../lib/i18n/locales'
import {insertFigures} from '../../../lib/sanity/figures'
import type {FigureContent} from '../../../lib/sanity/types'
import {tokenOf} from '../../figures/interpolation'
import type {Use} from './find-uses'

/** A sentence split at the figure. */
export type Sentence = string[]

/** The sentences of a text that hold a token. */
function sentencesWith(text: string, token: string, locale: Locale): string {
  const sentences = [...new Intl.Segmenter(locale, {granularity: 'sentence'}).segment(text)]
  return sentences
    .map(({segment}) => segment)
    .filter((segment) => segment.includes(token))
    .join('')
    .trim()
}

/** The sentence around a figure, with other figures written out in its language. */
export function sentenceOf(
  {key, text, locale}: Pick<Use, 'key' | 'text' | 'locale'>,
  figures: FigureContent[],
): Sentence {
  const token = tokenOf(key)
  const language = locale ?? defaultLocale
  const parts = sentencesWith(text, token, language).split(token)
  return insertFigures(parts, figures, language)
}
