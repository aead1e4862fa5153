import type {Locale} from '../../lib/i18n/locales'
import {figureKeys, insertFigures} from '../../lib/sanity/figures'
import {contentsOf, type KnownFigure} from './stored-figures'

/** Inserts figures into a text, and lists those that are unknown or not published. */
export function interpolate(text: string, figures: KnownFigure[], locale: Locale) {
  const keys = figureKeys(text)
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
