import {defaultLocale, type Locale} from './locales'

/**
 * Values by language: only the default language's is required; keys may include languages that the site has dropped.
 */
export type ByLanguage<T> = Record<typeof defaultLocale, T> & Readonly<Record<string, T>>

/** The value for a language, falling back to the default language's. */
export function valueIn<T>(values: ByLanguage<T>, locale: Locale): T {
  return values[locale] ?? values[defaultLocale]
}

/** A text field in several languages. */
export type Localized = Partial<Record<Locale, string | null>> | null | undefined

/** The text in a language, falling back to the default language; '' without either. */
export function textIn(text: Localized, locale: Locale): string {
  return text?.[locale] || text?.[defaultLocale] || ''
}
