import {defaultLocale, type Locale} from './locales'

/** A text that a document has in several languages. */
export type Localized = Partial<Record<Locale, string | null>> | null | undefined

/** The text in a language, or in the default one where it has none; '' without either. */
export function textIn(text: Localized, locale: Locale): string {
  return text?.[locale] || text?.[defaultLocale] || ''
}
