import type {Locale} from '../../i18n/locales'
import {isJsonObject, nodesIn, stringsIn} from '../../server/json'
import type {FigureContent} from '../types'
import {formatFigure} from './format'

const token = /\{\{([a-z0-9-]+)\}\}/g

/** Replaces a figure that is not published. */
const unknownFigure = '–'

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]),
  )
}

const tokensOf = (text: string) => [...text.matchAll(token)].map(([, key]) => key ?? '')

/** Keys of all figures in the strings of `content` (`{{key}}`), distinct and sorted. */
export function figureKeys(content: unknown): string[] {
  return [...new Set(stringsIn(content).flatMap(tokensOf))].sort()
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

/** A copy of `content` with every `{{key}}` replaced by its figure, formatted for the language. */
export function insertFigures<T>(content: T, figures: FigureContent[], locale: Locale): T {
  const published = new Map(figures.map((figure) => [figure.key, figure]))
  const textOf = (key: string) => {
    const figure = published.get(key)
    return figure ? formatFigure(figure, locale) : unknownFigure
  }
  return mapStrings(content, (text) => text.replace(token, (_, key: string) => textOf(key))) as T
}
