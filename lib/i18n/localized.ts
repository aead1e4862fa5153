import {defaultLocale, type Locale} from './locales'

/** Values by language: the default one has its own, others may, and so may languages that the site no longer has. */
export type ByLanguage<T> = Record<typeof defaultLocale, T> & Readonly<Record<string, T>>

/** The value of a language, or of the default one where it has none. */
export function valueIn<T>(values: ByLanguage<T>, locale: Locale): T {
  return values[locale] ?? values[defaultLocale]
}

/** A text that a document has in several languages. */
export type Localized = Partial<Record<Locale, string | null>> | null | undefined

/** The text in a language, or in the default one where it has none; '' without either. */
export function textIn(text: Localized, locale: Locale): string {
  return text?.[locale] || text?.[defaultLocale] || ''
}
