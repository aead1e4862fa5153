import type {Locale} from '../i18n/locales'
import type {FigureContent} from '../sanity/content'

/** A figure as readers of a language see it: `67%`, `67 %`, `5 to 8 hours`. */
export function formatFigure(figure: FigureContent, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, {maximumFractionDigits: 2})
  const from = number.format(figure.value)
  const range = figure.upTo == null ? from : `${from}–${number.format(figure.upTo)}`
  return `${figure.prefix?.[locale] ?? ''}${range}${figure.suffix?.[locale] ?? ''}`
}
