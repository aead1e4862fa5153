import {Feed} from 'feed'

import {parseDate} from '../../i18n/dates'
import type {Locale} from '../../i18n/locales'
import type {Article} from '../../sanity/pages'
import type {FeedQueryResult} from '../../sanity/types.generated'
import {escapeHtml} from '../../server/html'
import {logLeftOut} from '../../server/log'
import {hrefIn} from '../../urls/document-paths'
import {blogPath, feedHref, pageHref} from '../../urls/paths'
import {absoluteUrl} from '../urls'
import {articleHtml} from './article-html'

/** Parses a date; throws a RangeError when it is invalid. */
function momentOf(written: string): Date {
  const date = parseDate(written)
  if (!date) throw new RangeError(`${written} is not a date.`)
  return date
}

/** An article as an item of a language's feed. Throws a RangeError when its date is invalid. */
function rssItem({content, language}: Article, locale: Locale) {
  const {_id, title, summary, publishedAt, author, body, path} = content
  const link = absoluteUrl(hrefIn(locale, content) ?? pageHref(language, path))
  return {
    title,
    link,
    // It outlives the path, and is the same in the feeds of all languages.
    guid: _id,
    date: momentOf(publishedAt),
    // Readers parse it as HTML.
    description: escapeHtml(summary),
    content: articleHtml(body, {locale: language, url: link}),
    extensions: [
      // RSS's own `<author>` must be an email address.
      {name: 'dc:creator', objects: {_text: author?.name ?? ''}},
      {name: 'dc:language', objects: {_text: language}},
    ],
  }
}

interface Channel {
  locale: Locale
  siteName: string | undefined
  blog: NonNullable<FeedQueryResult['blog']>
  /** When each article was changed, in Sanity's format. */
  changes: string[]
}

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification) with full texts in `content:encoded`. Leaves out and logs an
 * article that fails, so that the others remain.
 */
export function rssFeed({locale, siteName, blog, changes}: Channel, articles: Article[]): string {
  const times = [blog._updatedAt, ...changes].map((time) => parseDate(time)?.getTime() ?? 0)
  const feed = new Feed({
    title: [siteName, blog.seo.title].filter(Boolean).join(' – '),
    description: blog.seo.description,
    link: absoluteUrl(pageHref(locale, blogPath)),
    feed: absoluteUrl(feedHref(locale)),
    language: locale,
    updated: new Date(Math.max(...times)),
    docs: 'https://www.rssboard.org/rss-specification',
    generator: false,
  })
  for (const article of articles) {
    try {
      feed.addItem(rssItem(article, locale))
    } catch (error) {
      logLeftOut(article.content._id, error)
    }
  }
  return feed.rss2()
}
