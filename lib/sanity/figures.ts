import {defaultLocale, languages, type Locale, locales} from '../i18n/locales'
import {isJsonObject, type JsonObject, mapJson} from '../server/json'
import type {FigureContent} from './types'

/** Replaces a figure that is not published, or whose number is missing or no number. */
const unknownFigure = '–'

/** Made once: a formatter takes longer to make than a thousand numbers to format. */
const numbers = Object.fromEntries(
  locales.map((locale) => [locale, new Intl.NumberFormat(locale, {maximumFractionDigits: 2})]),
) as Record<Locale, Intl.NumberFormat>

/** A figure in a language, split into prefix, number and suffix. */
export function figureParts(figure: FigureContent, locale: Locale) {
  const {value, upTo} = figure
  if (value === null) return {prefix: '', number: unknownFigure, suffix: ''}
  const number = numbers[locale]
  const from = number.format(value)
  // A sign may precede the number in one language and follow it in another, so take both from one.
  const language = figure.prefix?.[locale] || figure.suffix?.[locale] ? locale : defaultLocale
  return {
    prefix: figure.prefix?.[language] ?? '',
    number: upTo == null ? from : from + languages[locale].rangeSeparator + number.format(upTo),
    suffix: figure.suffix?.[language] ?? '',
  }
}

/** A figure as text in a language: `67%`, `67 %`, `5–8 hours`, `5 à 8 heures`. */
export function formatFigure(figure: FigureContent, locale: Locale): string {
  const {prefix, number, suffix} = figureParts(figure, locale)
  return `${prefix}${number}${suffix}`
}

const token = /\{\{([a-z0-9-]+)\}\}/g

const tokensOf = (text: string) => [...text.matchAll(token)].map(([, key]) => key ?? '')

const verbatimField = /^(?:_.*|code|current|key|path|href|slug|url|email)$|(?:Url|Path|Email)$/

/** Whether a value, with the name of its field, is code, a path or a URL, in which nothing is replaced. */
export function isVerbatim(value: unknown, name: string): boolean {
  if (verbatimField.test(name)) return true
  const marks = isJsonObject(value) ? value['marks'] : undefined
  return Array.isArray(marks) && marks.includes('code')
}

/** Keys of all figures in the strings of `content` (`{{key}}`), in order of first mention. */
export function figureKeys(content: unknown): string[] {
  return mentionedKeys(content, (object) => object)
}

const referenceOf = ({figure}: JsonObject) => (figure as {key?: string} | null | undefined)?.key

/** Keys of all figures that `content` mentions, as `{{key}}` or by reference, in order of first mention. */
export function referencedFigureKeys(content: unknown): string[] {
  return mentionedKeys(content, (object, keys) => {
    const key = referenceOf(object)
    if (!key) return object
    keys.add(key)
    return {}
  })
}

function mentionedKeys(
  content: unknown,
  object: (object: JsonObject, keys: Set<string>) => JsonObject,
): string[] {
  const keys = new Set<string>()
  mapJson(content, {
    isKept: isVerbatim,
    object: (value) => object(value, keys),
    text(text) {
      for (const key of tokensOf(text)) keys.add(key)
      return text
    },
  })
  return [...keys]
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

/** A copy of `content` with every `{{key}}` in prose replaced by its figure, formatted for the language. */
export function insertFigures<T>(content: T, figures: FigureContent[], locale: Locale): T {
  return mapJson(content, {isKept: isVerbatim, text: figureWriter(figures, locale)})
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
