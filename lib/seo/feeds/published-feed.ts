import 'server-only'
import {cacheLife} from 'next/cache'

import {articleSlug, getArticle} from '../../content/articles'
import {fetchPublished, lifetime} from '../../content/fetch'
import {getSiteSettings} from '../../content/pages'
import {feedQuery} from '../../content/queries'
import type {ArticleQuery} from '../../content/types'
import {withFigures} from '../../content/with-figures'
import {isLocale} from '../../i18n/locales'
import {isOfferedIn, pathIn} from '../../routing/addresses'
import {blogPath} from '../../routing/paths'
import {type BlogFeed, blogFeed, feedItems} from './feed'

/**
 * The feed of the newest articles offered in a language, or null without a blog page. Cached, because log entries
 * read the clock.
 */
export async function getBlogFeed(
  articleQuery: ArticleQuery,
  locale: string,
): Promise<BlogFeed | null> {
  'use cache'
  cacheLife(lifetime)
  if (!isLocale(locale)) return null
  const [{blog, articles}, settings] = await Promise.all([
    fetchPublished(feedQuery, {locale, path: blogPath}),
    getSiteSettings(locale),
  ])
  if (!blog) return null
  const offered = articles.filter((article) => isOfferedIn(locale, article))
  const slugs = offered.flatMap((article) => articleSlug(pathIn(locale, article) ?? '') ?? [])
  const read = await Promise.all(slugs.map((slug) => getArticle(articleQuery, locale, slug)))
  const items = feedItems(
    read.filter((article) => article !== null),
    locale,
  )
  const channel = {
    locale,
    siteName: settings?.name,
    blog: await withFigures(blog, locale),
    changes: offered.map(({_updatedAt}) => _updatedAt),
  }
  return blogFeed(channel, items)
}
