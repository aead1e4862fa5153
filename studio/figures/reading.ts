import {figureKeys, insertFigures} from '../../lib/content/figures/insert'
import type {Locale} from '../../lib/i18n/locales'
import {contentsOf, type KnownFigure} from './stored-figures'

/** How a text with figures in it will be read. */
export interface Reading {
  text: string
  /** Keys that no figure has. */
  unknown: string[]
  /** Keys of figures that visitors do not see yet. */
  unpublished: string[]
}

/** How readers of a language will read a text; null for one that names no figure. */
export function readingOf(text: string, figures: KnownFigure[], locale: Locale): Reading | null {
  const keys = figureKeys(text)
  if (keys.length === 0) return null
  const known = new Map(figures.map((figure) => [figure.key, figure]))
  return {
    text: insertFigures(text, contentsOf(figures), locale),
    unknown: keys.filter((key) => !known.has(key)),
    unpublished: keys.filter((key) => known.has(key) && !known.get(key)?.published),
  }
}

/** How copy names a figure. */
export function tokenOf(key: string): string {
  return `{{${key}}}`
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** True when each word of a search is somewhere in a text, accents and capitals aside. */
export function matches(search: string, text: string): boolean {
  const searched = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
