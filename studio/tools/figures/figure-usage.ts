import {locales} from '../../../lib/i18n/locales'
import {builtInKeys} from '../../../lib/sanity/figures'
import {matches} from '../../figures/interpolation'
import {latest, type KnownFigure} from '../../figures/stored-figures'
import type {Use} from './find-uses'

export interface FigureUsage extends KnownFigure {
  uses: Use[]
  /** Whether the site's code reads it. */
  isBuiltIn: boolean
}

export const filters = ['all', 'changed', 'old', 'unused'] as const

export type Filter = (typeof filters)[number]

const year = 365 * 24 * 60 * 60 * 1000

/** Whether a figure was checked more than a year ago. */
export function isOld({asOf}: {asOf?: string | null}, now: number): boolean {
  return asOf ? now - Date.parse(asOf) > year : false
}

/** Figures with their uses. */
export function figureUsagesOf(figures: KnownFigure[], uses: Map<string, Use[]>): FigureUsage[] {
  return figures.map((figure) =>
    Object.assign(
      {uses: uses.get(figure.key) ?? [], isBuiltIn: builtInKeys.has(figure.key)},
      figure,
    ),
  )
}

/** Whether no document and no code of the site uses a figure. */
export function isUnused({uses, isBuiltIn}: FigureUsage): boolean {
  return uses.length === 0 && !isBuiltIn
}

/** Whether a figure passes a filter. */
export function passes(filter: Filter, usage: FigureUsage, now: number): boolean {
  if (filter === 'changed') return usage.draft !== null
  if (filter === 'old') return isOld(latest(usage), now)
  if (filter === 'unused') return isUnused(usage)
  return true
}

/** Figures that pass the filter and match the search in key, label or source, in any language. */
export function found(
  usages: FigureUsage[],
  search: string,
  filter: Filter,
  now: number,
): FigureUsage[] {
  return usages.filter((usage) => {
    const {label, source} = latest(usage)
    const words = locales.flatMap((locale) => [label?.[locale] ?? '', source?.[locale] ?? ''])
    const text = [usage.key, ...words]
    return passes(filter, usage, now) && matches(search, text.join(' '))
  })
}

/** The number that somebody typed, with a point or a comma; null for nothing, undefined for what is not a number yet. */
export function numberIn(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}
