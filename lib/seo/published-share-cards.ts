import 'server-only'
import type {Locale} from '../i18n/locales'
import {
  articleSlug,
  getArticle,
  getPage,
  getPrerenderedPaths,
  getSiteSettings,
} from '../sanity/pages'
import type {ArticleQuery, PageQuery} from '../sanity/types'
import {cardVersion, type ShareAddress} from './share-address'
import {articleCard, pageCard, type ShareCard} from './share-card'

interface Queries {
  page: PageQuery
  article: ArticleQuery
}

async function articleShareCard(
  query: ArticleQuery,
  locale: Locale,
  slug: string,
): Promise<ShareCard | null> {
  const [article, settings] = await Promise.all([
    getArticle(query, locale, slug),
    getSiteSettings(locale),
  ])
  // Under another language's address, the article shares its original's image.
  if (article?.language !== locale) return null
  return articleCard(article.content, locale, settings)
}

/** Content of the share image of a page or article, or null when there is none at the path. */
export async function getShareCard(
  queries: Queries,
  locale: Locale,
  path: string,
): Promise<ShareCard | null> {
  const slug = articleSlug(path)
  if (slug) return articleShareCard(queries.article, locale, slug)
  const [page, settings] = await Promise.all([
    getPage(queries.page, locale, path),
    getSiteSettings(locale),
  ])
  return page && pageCard(page, locale, settings)
}

/** Current addresses of the share images that a build renders. */
export async function getShareAddresses(queries: Queries): Promise<ShareAddress[]> {
  const paths = await getPrerenderedPaths()
  const addresses = await Promise.all(
    paths.map(async ({locale, path}) => {
      const card = await getShareCard(queries, locale, path)
      return card && {locale, path, version: cardVersion(card)}
    }),
  )
  return addresses.flatMap((address) => address ?? [])
}
