import {freeTrialKey, startingPriceKey} from '../../../lib/content/figures/offer'
import {locales} from '../../../lib/i18n/locales'
import {matches} from '../../figures/reading'
import {latest, type KnownFigure} from '../../figures/stored-figures'
import type {Use} from './usage'

/** A figure with everywhere it is used. */
export interface Claim extends KnownFigure {
  uses: Use[]
  /** Whether the site's own code reads it. */
  isBuiltIn: boolean
}

/** What a list of figures can be reduced to. */
export const filters = ['all', 'changed', 'old', 'unused'] as const

export type Filter = (typeof filters)[number]

const year = 365 * 24 * 60 * 60 * 1000

/** True for a fact that was checked more than a year ago. */
export function isOld({asOf}: {asOf?: string | null}, now: number): boolean {
  return asOf ? now - Date.parse(asOf) > year : false
}

/** Figures that the site reads by itself, whether a document names them or not. */
const builtIn = new Set([startingPriceKey, freeTrialKey])

/** Figures with their uses. */
export function claimsOf(figures: KnownFigure[], uses: Map<string, Use[]>): Claim[] {
  return figures.map((figure) =>
    Object.assign({uses: uses.get(figure.key) ?? [], isBuiltIn: builtIn.has(figure.key)}, figure),
  )
}

/** True for a figure that nothing names: neither a document nor the site itself. */
export function isUnused({uses, isBuiltIn}: Claim): boolean {
  return uses.length === 0 && !isBuiltIn
}

/** Whether a figure belongs to what an editor asks for. */
export function passes(filter: Filter, claim: Claim, now: number): boolean {
  if (filter === 'changed') return claim.draft !== null
  if (filter === 'old') return isOld(latest(claim), now)
  if (filter === 'unused') return isUnused(claim)
  return true
}

/** The figures that an editor asks for, by words in their key, label or source, in any language. */
export function found(claims: Claim[], search: string, filter: Filter, now: number): Claim[] {
  return claims.filter((claim) => {
    const {label, source} = latest(claim)
    const words = locales.flatMap((locale) => [label?.[locale] ?? '', source?.[locale] ?? ''])
    const text = [claim.key, ...words]
    return passes(filter, claim, now) && matches(search, text.join(' '))
  })
}
