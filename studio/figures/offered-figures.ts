import {fold} from '../../lib/i18n/fold'
import {defaultLocale, type Locale, locales} from '../../lib/i18n/locales'
import {contentOf, type KnownFigure, latest} from './stored-figures'

/** What a figure counts, in a language or else in the default one. */
export function labelOf(figure: KnownFigure, locale: Locale): string {
  const {label} = latest(figure)
  return label?.[locale] ?? label?.[defaultLocale] ?? ''
}

/** Whether a text holds every word of a search, accents and case aside. */
function matches(search: string, text: string): boolean {
  const searched = fold(text)
  return fold(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** The figures that have a number, and the words in their key or in their label of any language. */
export function offered(figures: KnownFigure[], words: string): KnownFigure[] {
  return figures.filter((figure) => {
    const names = [figure.key, ...locales.map((locale) => labelOf(figure, locale))]
    return contentOf(latest(figure)) && matches(words, names.join(' '))
  })
}
