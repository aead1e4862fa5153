import {type Locale, locales} from '../../lib/i18n/locales'
import type {InterfaceLanguage} from '../../schemas/bilingual'
import {languageName} from '../../schemas/objects/language-name'

/** Texts of one part of the Studio, with the same keys in each interface language. */
export interface MessageBundle {
  namespace: string
  messages: Record<InterfaceLanguage, Readonly<Record<string, string>>>
}

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
