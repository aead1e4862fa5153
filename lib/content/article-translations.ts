import {locales} from '../i18n/locales'
import {type Address, readablePathIn} from '../routing/addresses'
import type {Translation} from './types'

/**
 * The path of an article in each language that it can be read in: its translation, or where the readers of a language
 * that it has no translation for find it. For menus; search engines are told of translations alone.
 */
export function articleTranslations(
  article: Address & {translations: Translation[] | null},
): Translation[] {
  return locales.flatMap((language) => {
    const path = readablePathIn(language, article)
    return path ? [{language, path}] : []
  })
}
