import type {Locale} from '../../lib/i18n/locales'

/** Name of a language, in another one. */
export function languageName(locale: Locale, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, {type: 'language'}).of(locale) ?? locale
}
