/** All locales. "Add a language" in CONTRIBUTING.md lists the other steps. */
export const locales = ['en', 'fr'] as const

export type Locale = (typeof locales)[number]

/** The language without a path prefix, and the one that `x-default` means. */
export const defaultLocale: Locale = 'en'

/** The name of each language in itself, as the language menu shows it. */
export const localeNames: Record<Locale, string> = {en: 'English', fr: 'Français'}

/** The direction in which each language is written. */
export const directions: Record<Locale, 'ltr' | 'rtl'> = {en: 'ltr', fr: 'ltr'}

/** The currency of examples and of the calculator, in each language. */
export const currencies = {en: 'USD', fr: 'EUR'} as const satisfies Record<Locale, string>

/** Each language as share cards know it: https://ogp.me/#optional wants a country. */
export const openGraphLocales: Record<Locale, string> = {en: 'en_IE', fr: 'fr_FR'}

/** True when `value` is a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
