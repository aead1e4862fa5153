import type {Locale} from '../../lib/i18n/locales'
import {figureKeys, insertFigures} from '../../lib/sanity/figures'
import {contentsOf, type KnownFigure} from './stored-figures'

/** A text with its figures inserted. */
export interface Interpolation {
  text: string
  unknown: string[]
  unpublished: string[]
}

/** Inserts figures into a text; null for a text without figures. */
export function interpolate(
  text: string,
  figures: KnownFigure[],
  locale: Locale,
): Interpolation | null {
  const keys = figureKeys(text)
  if (keys.length === 0) return null
  const known = new Map(figures.map((figure) => [figure.key, figure]))
  return {
    text: insertFigures(text, contentsOf(figures), locale),
    unknown: keys.filter((key) => !known.has(key)),
    unpublished: keys.filter((key) => known.has(key) && !known.get(key)?.published),
  }
}

/** The token of a figure in copy. */
export function tokenOf(key: string): string {
  return `{{${key}}}`
}
