import type {Locale} from '../../i18n/locales'
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

function tokensIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(token)].map(([, key]) => key ?? '')
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(tokensIn)
}

/** Keys of all figures in the strings of `content` (`{{key}}`), distinct and sorted. */
export function figureKeys(content: unknown): string[] {
  return [...new Set(tokensIn(content))].sort()
}

function namedIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namedIn)
  if (typeof value !== 'object' || value === null) return tokensIn(value)
  const {figure} = value as {figure?: {key?: string} | null}
  return figure?.key ? [figure.key] : Object.values(value).flatMap(namedIn)
}

/** Keys of all figures that `content` mentions, as `{{key}}` or by reference, in order of first mention. */
export function referencedFigureKeys(content: unknown): string[] {
  return [...new Set(namedIn(content))]
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
