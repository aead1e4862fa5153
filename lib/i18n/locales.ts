import {defineRouting} from 'next-intl/routing'

import {en} from './languages/en'
import {fr} from './languages/fr'
import type {Language} from './languages/language'

/** The languages of the site. "Add a language" in CONTRIBUTING.md lists the other steps. */
const all = {en, fr}

export type Locale = keyof typeof all

export const languages: Record<Locale, Language> = all

/** The language without a path prefix, which is also `x-default`. */
export const defaultLocale = 'en' satisfies Locale

/** Languages and their prefixes, as next-intl knows them. The paths behind them are Sanity's. */
export const routing = defineRouting({
  locales: Object.keys(all) as Locale[],
  defaultLocale,
  localePrefix: 'as-needed',
})

export const {locales} = routing

/** True when `value` is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
