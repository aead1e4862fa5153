import {defaultLocale, languages, type Locale} from '../i18n/locales'
import {isJsonObject, mapJson, nodesIn} from '../server/json'
import type {FigureContent} from './types'

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

const token = /\{\{([a-z0-9-]+)\}\}/g

/** Replaces a figure that is not published. */
const unknownFigure = '–'

const tokensOf = (text: string) => [...text.matchAll(token)].map(([, key]) => key ?? '')

/** Keys of all figures in the strings of `content` (`{{key}}`), distinct and sorted. */
export function figureKeys(content: unknown): string[] {
  return [...new Set(tokensOf(JSON.stringify(content) ?? ''))].sort()
}

const referenceOf = (value: unknown) =>
  isJsonObject(value) ? (value as {figure?: {key?: string} | null}).figure?.key : undefined

/** Keys of all figures that `content` mentions, as `{{key}}` or by reference, in order of first mention. */
export function referencedFigureKeys(content: unknown): string[] {
  const mentioned = [...nodesIn(content, (value) => Boolean(referenceOf(value)))]
  return [
    ...new Set(
      mentioned.flatMap(({value}) =>
        typeof value === 'string' ? tokensOf(value) : (referenceOf(value) ?? []),
      ),
    ),
  ]
}

/** Returns a function that replaces every `{{key}}` in a text by its figure, formatted for the language. */
export function figureWriter(figures: FigureContent[], locale: Locale): (text: string) => string {
  const published = new Map(figures.map((figure) => [figure.key, figure]))
  const textOf = (key: string) => {
    const figure = published.get(key)
    return figure ? formatFigure(figure, locale) : unknownFigure
  }
  return (text) => text.replace(token, (_, key: string) => textOf(key))
}

/** A copy of `content` with every `{{key}}` replaced by its figure, formatted for the language. */
export function insertFigures<T>(content: T, figures: FigureContent[], locale: Locale): T {
  return mapJson(content, {text: figureWriter(figures, locale)})
}

/** The lowest price in euros, for structured data. */
export const startingPriceKey = 'starting-price'

/** The length of the free trial. */
export const freeTrialKey = 'free-trial'

/** CRM time saved, in percent; an input of the calculator. */
export const timeSavedKey = 'crm-time-saved'

/** Gain from better data, in percent of the time saved; an input of the calculator. */
export const productivityGainKey = 'productivity-gain'

/** Keys of all figures that the site's code reads. */
export const builtInKeys: ReadonlySet<string> = new Set([
  startingPriceKey,
  freeTrialKey,
  timeSavedKey,
  productivityGainKey,
])
