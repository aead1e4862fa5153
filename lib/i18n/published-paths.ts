import type {AddressesQueryResult} from '../sanity/types.generated'
import {twinPath} from './addresses'
import {isLocale, type Locale} from './locales'
import {pageHref} from './paths'

interface PublishedPath {
  locale: Locale
  path: string
}

type Article = AddressesQueryResult['articles'][number]

function publishedPath(language: string | null, path: string | null): PublishedPath[] {
  return isLocale(language) && path ? [{locale: language, path}] : []
}

/** Language and path of everything that is published: pages, articles, and articles under languages they do not have yet. */
export function publishedPaths({pages, articles}: AddressesQueryResult): PublishedPath[] {
  return [
    ...pages.flatMap(({language, path}) => publishedPath(language, path)),
    ...articles.flatMap((article) => [
      ...publishedPath(article.language, article.path),
      ...(article.untranslated ?? [])
        .filter(({language}) => !twinPath(article.twins, language))
        .flatMap(({language, path}) => publishedPath(language, path)),
    ]),
  ]
}

/** The address that an article had under a language before it was translated leads to the translation. */
function translatedSince(article: Article): [string, string][] {
  return (article.untranslated ?? []).flatMap(({language, path}) => {
    const twin = twinPath(article.twins, language)
    if (!isLocale(language) || !path || !twin || twin === path) return []
    return [[pageHref(language, path), pageHref(language, twin)] as [string, string]]
  })
}

/** URL paths that lead to another one: those that editors wrote, and those of articles translated since. */
export function redirectedPaths({articles, redirects}: AddressesQueryResult): Map<string, string> {
  return new Map([
    ...articles.flatMap(translatedSince),
    ...redirects.map(({from, to}) => [from, to] as const),
  ])
}
