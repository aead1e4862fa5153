import {locales} from '../i18n/locales'
import {type Address, readablePathIn} from '../urls/addresses'
import type {Translation} from './types'

/**
 * An article's path in each language: its translation's, or the untranslated article's path under that language. For
 * menus; search engines get real translations only.
 */
export function articleTranslations(
  article: Address & {translations: Translation[] | null},
): Translation[] {
  return locales.flatMap((language) => {
    const path = readablePathIn(language, article)
    return path ? [{language, path}] : []
  })
}
