import {languages, type Locale} from '../../lib/i18n/locales'
import {bilingual} from '../bilingual'

/** Returns a language's name in another language. */
export function languageName(locale: Locale, inLanguage: string): string {
  return new Intl.DisplayNames(inLanguage, {type: 'language'}).of(locale) ?? locale
}

/** Returns a text with a capital at its start. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Title of a field that holds one language's text. */
export function languageTitle(locale: Locale): string {
  return bilingual(languages[locale].name, capitalized(languageName(locale, 'fr')))
}

/** A bilingual text that names a language of the site. */
export function namingLanguage(
  locale: Locale,
  english: (language: string) => string,
  french: (language: string) => string,
): string {
  return bilingual(english(languageName(locale, 'en')), french(languageName(locale, 'fr')))
}
