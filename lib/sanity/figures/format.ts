import {defaultLocale, languages, type Locale} from '../../i18n/locales'
import type {FigureContent} from '../types'

/** A figure in a language, split into prefix, number and suffix. */
export function figureParts(figure: FigureContent, locale: Locale) {
  const number = new Intl.NumberFormat(locale, {maximumFractionDigits: 2})
  const from = number.format(figure.value)
  // A sign may precede the number in one language and follow it in another, so take both from one.
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

/** A figure as text in a language: `67%`, `67 %`, `5–8 hours`, `5 à 8 heures`. */
export function formatFigure(figure: FigureContent, locale: Locale): string {
  const {prefix, number, suffix} = figureParts(figure, locale)
  return `${prefix}${number}${suffix}`
}
