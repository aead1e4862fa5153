import {defaultLocale, languages, type Locale} from '../../i18n/locales'
import type {FigureContent} from '../types'

/** A figure as readers of a language see it, what stands before and after the number apart. */
export function figureParts(figure: FigureContent, locale: Locale) {
  const number = new Intl.NumberFormat(locale, {maximumFractionDigits: 2})
  const from = number.format(figure.value)
  // A sign stands before the number in one language and after it in another.
  const language = figure.prefix?.[locale] || figure.suffix?.[locale] ? locale : defaultLocale
  return {
    prefix: figure.prefix?.[language] ?? '',
    number:
      figure.upTo == null
        ? from
        : from + languages[locale].rangeSeparator + number.format(figure.upTo),
    suffix: figure.suffix?.[language] ?? '',
  }
}

/** A figure as readers of a language see it: `67%`, `67 %`, `5–8 hours`, `5 à 8 heures`. */
export function formatFigure(figure: FigureContent, locale: Locale): string {
  const {prefix, number, suffix} = figureParts(figure, locale)
  return `${prefix}${number}${suffix}`
}
