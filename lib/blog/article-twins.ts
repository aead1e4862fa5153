import {type Address, readablePathIn} from '../i18n/addresses'
import {locales} from '../i18n/locales'
import type {PageContent} from '../sanity/content'

type Twins = NonNullable<PageContent['twins']>

/**
 * The path of an article in each language that it can be read in: its translation, or where the readers of a language
 * that it has no translation for find it.
 */
export function articleTwins(article: Address & {twins: Twins | null}): Twins {
  return locales.flatMap((language) => {
    const path = readablePathIn(language, article)
    return path ? [{language, path}] : []
  })
}
