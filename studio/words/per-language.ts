import {type Locale, locales} from '../../lib/i18n/locales'
import {languageName} from '../../schemas/objects/language-name'

/** A text for each language of the site, which it names: `new.page.fr` → `Page in French`. */
export function perLanguage<Key extends string>(
  key: Key,
  interfaceLanguage: string,
  text: (language: string) => string,
): Record<`${Key}.${Locale}`, string> {
  const entries = locales.map((locale) => [
    `${key}.${locale}`,
    text(languageName(locale, interfaceLanguage)),
  ])
  return Object.fromEntries(entries) as Record<`${Key}.${Locale}`, string>
}

/** A text of the schema for each language of the site, with its French. */
export function inFrenchPerLanguage(
  english: (language: string) => string,
  french: (language: string) => string,
): Record<string, string> {
  const entries = locales.map((locale) => [
    english(languageName(locale, 'en')),
    french(languageName(locale, 'fr')),
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

/** With a capital, for a name that begins a text. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
