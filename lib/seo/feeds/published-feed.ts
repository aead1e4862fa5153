import 'server-only'
import {cacheLife, cacheTag} from 'next/cache'

import {isLocale} from '../../i18n/locales'
import {currentText} from '../../sanity/cache'
import {fetchPublished, lifetime} from '../../sanity/fetch'
import {getArticle, getSiteSettings, withFigures} from '../../sanity/pages'
import {feedQuery} from '../../sanity/queries'
import type {MachineText} from '../../sanity/text-response'
import type {ArticleQuery} from '../../sanity/types'
import {isOfferedIn, pathIn} from '../../urls/document-paths'
import {articleSlug, blogPath} from '../../urls/paths'
import {rssFeed} from './rss'

const headers = {'content-type': 'application/rss+xml; charset=utf-8'}

/** The feed of the newest articles offered in a language; null without a blog page. */
export async function readFeed(
  articleQuery: ArticleQuery,
  locale: string,
): Promise<MachineText | null> {
  'use cache'
  cacheLife(lifetime)
  cacheTag(currentText)
  if (!isLocale(locale)) return null
  const [{blog, articles}, settings] = await Promise.all([
    fetchPublished(feedQuery, {locale, path: blogPath}),
    getSiteSettings(locale),
  ])
  if (!blog) return null
  const offered = articles.filter((article) => isOfferedIn(locale, article))
  const slugs = offered.flatMap((article) => articleSlug(pathIn(locale, article) ?? '') ?? [])
  const read = await Promise.all(slugs.map((slug) => getArticle(articleQuery, locale, slug)))
  const channel = {
    locale,
    siteName: settings?.name,
    blog: await withFigures(blog, locale),
    changes: offered.map(({_updatedAt}) => _updatedAt),
  }
  const text = rssFeed(
    channel,
    read.filter((article) => article !== null),
  )
  return {text, headers}
}
