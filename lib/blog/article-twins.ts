import type {Address} from '../i18n/addresses'
import {locales} from '../i18n/locales'
import type {PageContent} from '../sanity/content'

type Twins = NonNullable<PageContent['twins']>

/**
 * The path of an article in each language that it can be read in: its translation, or where the readers of a language
 * that it has no translation for find it.
 */
export function articleTwins(article: Address & {twins: Twins | null}): Twins {
  const {language: own, path: ownPath, untranslated, twins} = article
  return locales.flatMap((language) => {
    const translation = twins?.find((twin) => twin.language === language)?.path
    const original = language === own ? ownPath : null
    const shown = untranslated?.find((place) => place.language === language)?.path
    const path = original ?? translation ?? shown
    return path ? [{language, path}] : []
  })
}
