import type {Locale} from '../../lib/i18n/locales'

/** Returns a language's name in another language. */
export function languageName(locale: Locale, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, {type: 'language'}).of(locale) ?? locale
}
