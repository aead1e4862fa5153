import {en} from './languages/en'
import {fr} from './languages/fr'
import type {Language} from './languages/language'

/** The languages of the site. "Add a language" in CONTRIBUTING.md lists the other steps. */
const all = {en, fr}

export type Locale = keyof typeof all

export const languages: Record<Locale, Language> = all

export const locales = Object.keys(all) as Locale[]

/** The language without a path prefix, which is also `x-default`. */
export const defaultLocale = 'en' satisfies Locale

/** True when `value` is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
