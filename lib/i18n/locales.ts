import {defineRouting} from 'next-intl/routing'

/** Properties of a language. */
interface Language {
  /** Name in the language itself, for the language menu. */
  name: string
  direction: 'ltr' | 'rtl'
  /** Open Graph locale, with a country: https://ogp.me/#optional. */
  openGraph: string
  /** The currency of examples and of the calculator. */
  currency: 'EUR' | 'USD' | 'GBP'
  /** Regions in a browser's language tag, as in `en-CH`, that select this language whatever the tag's own. */
  regions: readonly string[]
  /** Separator between the ends of a range. */
  rangeSeparator: string
  /** The first day of a month, where it is written as an ordinal. */
  firstOfMonth?: string
  /** Stop words of the search, separated by spaces. */
  stopWords: string
  /** Words for the symbols that a slug cannot have. */
  symbolWords: Readonly<Record<'&' | '%' | '+' | '@', string>>
}

/** The languages of the site. "Add a language" in CONTRIBUTING.md lists the other steps. */
const all = {
  en: {
    name: 'English',
    direction: 'ltr',
    openGraph: 'en_US',
    currency: 'USD',
    regions: [],
    rangeSeparator: '–',
    stopWords:
      'a an and are at be can do does for from how i in is it my of on or our s the this to we what when where which who why with you your',
    symbolWords: {'&': 'and', '%': 'percent', '+': 'plus', '@': 'at'},
  },
  fr: {
    name: 'Français',
    direction: 'ltr',
    openGraph: 'fr_FR',
    currency: 'EUR',
    regions: ['FR', 'BE', 'CH', 'CA', 'LU', 'MC'],
    rangeSeparator: '\u00A0à\u00A0',
    firstOfMonth: '1er',
    stopWords:
      'a au aux avec ce ces cette comment dans de des du elle en est et il ils je la le les leur ma mes mon nos notre nous on ou par pour pourquoi quand que quel quelle qui quoi sa se ses son sont sur un une vos votre vous',
    symbolWords: {'&': 'et', '%': 'pour cent', '+': 'plus', '@': 'arobase'},
  },
} satisfies Record<string, Language>

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
