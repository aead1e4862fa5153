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

/** Title of what is for one language. */
export function languageTitle(locale: Locale): string {
  return bilingual(languages[locale].name, capitalized(languageName(locale, 'fr')))
}
