import 'server-only'
import type {Locale} from '../i18n/locales'
import {shareImage, shareSize} from '../sanity/assets'
import {getArticle, getPage, getPrerenderedPaths, getSiteSettings} from '../sanity/pages'
import type {
  ArticleContent,
  PageContent,
  SiteSettings,
  ArticleQuery,
  PageQuery,
} from '../sanity/types'
import {articleSlug} from '../urls/paths'
import {cardVersion, type ShareCard, type SharedImage, shareHref} from './share-href'
import {absoluteUrl} from './urls'

/** The page's opening heading, or its title. */
function openingOf({sections, title}: PageContent): string {
  const first = sections[0]
  if (!first) return title
  const words = 'title' in first ? first.title : 'heading' in first ? first.heading : null
  return words ?? title
}

export function pageCard(
  page: PageContent,
  locale: Locale,
  settings: Pick<SiteSettings, 'name'> | null,
): ShareCard {
  return {locale, siteName: settings?.name ?? null, title: openingOf(page), article: null}
}

/** The card of an article, in its own language. */
export function articleCard(
  content: ArticleContent,
  language: Locale,
  settings: Pick<SiteSettings, 'name'> | null,
): ShareCard {
  const {title, topic, cover, path, readTime} = content
  return {
    locale: language,
    siteName: settings?.name ?? null,
    title,
    article: {cover: {topic, drawing: cover, seed: path}, minutes: readTime},
  }
}

/** Image shown beside a shared link. */
export interface ShareImage {
  url: string
  width: number
  height: number
  alt: string
  type: string
}

/** The editor's image, or else the generated card. */
export function shareImageOf(
  chosen: PageContent['seo']['image'],
  card: ShareCard,
  path: string,
): ShareImage {
  const own = chosen && shareImage(chosen)
  if (own) return own
  const href = shareHref({locale: card.locale, path, version: cardVersion(card)})
  return {url: absoluteUrl(href), ...shareSize, alt: card.title, type: 'image/png'}
}

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
  // Under another language's path, the article shares its original's image.
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

/** The current share images that a build renders. */
export async function getSharedImages(queries: Queries): Promise<SharedImage[]> {
  const paths = await getPrerenderedPaths()
  const images = await Promise.all(
    paths.map(async ({locale, path}) => {
      const card = await getShareCard(queries, locale, path)
      return card && {locale, path, version: cardVersion(card)}
    }),
  )
  return images.flatMap((image) => image ?? [])
}
