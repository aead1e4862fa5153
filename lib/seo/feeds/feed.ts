import {parseDate} from '../../i18n/dates'
import type {Locale} from '../../i18n/locales'
import type {Article} from '../../sanity/pages'
import type {FeedQueryResult} from '../../sanity/types.generated'
import {logLeftOut} from '../../server/log'
import {hrefIn} from '../../urls/document-paths'
import {feedHref, pageHref, blogPath} from '../../urls/paths'
import {absoluteUrl} from '../urls'
import {articleHtml} from './article-html'

/** An article in a feed. */
export interface FeedItem {
  /** The document's id, which outlives its address; the same in the feeds of all languages. */
  id: string
  /** The URL for readers of the feed's language. */
  url: string
  title: string
  summary: string
  html: string
  /** The article's language, which may differ from the feed's. */
  language: Locale
  publishedAt: Date
  updatedAt: Date
  author: {name: string; url: string | null}
}

/** The feed of a language's blog. */
export interface BlogFeed {
  language: Locale
  title: string
  description: string
  /** URL of the article list. */
  home: string
  /** URL of the feed. */
  address: string
  updatedAt: Date
  items: FeedItem[]
}

/** Parses a date; throws a RangeError when it is invalid. */
function momentOf(written: string): Date {
  const date = parseDate(written)
  if (!date) throw new RangeError(`${written} is not a date.`)
  return date
}

/** An article as an item of a language's feed. Throws a RangeError when a date is invalid. */
function feedItem(article: Article, locale: Locale): FeedItem {
  const {content, language} = article
  const {title, summary, publishedAt, updatedAt, author} = content
  return {
    id: content._id,
    url: absoluteUrl(hrefIn(locale, content) ?? pageHref(language, content.path)),
    title,
    summary,
    html: articleHtml(content.body, language),
    language,
    publishedAt: momentOf(publishedAt),
    updatedAt: momentOf(updatedAt || publishedAt),
    author: {name: author?.name ?? '', url: author?.profileUrl ?? null},
  }
}

/** Articles as items of a language's feed. Leaves out and logs an article that fails, so that the others remain. */
export function feedItems(articles: Article[], locale: Locale): FeedItem[] {
  return articles.flatMap((article) => {
    try {
      return [feedItem(article, locale)]
    } catch (error) {
      logLeftOut(article.content._id, error)
      return []
    }
  })
}

interface Channel {
  locale: Locale
  siteName: string | undefined
  blog: NonNullable<FeedQueryResult['blog']>
  /** When each article was changed, in Sanity's format. */
  changes: string[]
}

/** The feed of the blog page. */
export function blogFeed(channel: Channel, items: FeedItem[]): BlogFeed {
  const {locale, siteName, blog, changes} = channel
  const times = [blog._updatedAt, ...changes].map((time) => parseDate(time)?.getTime() ?? 0)
  return {
    language: locale,
    title: [siteName, blog.seo.title].filter(Boolean).join(' – '),
    description: blog.seo.description,
    home: absoluteUrl(pageHref(locale, blogPath)),
    address: absoluteUrl(feedHref(locale)),
    updatedAt: new Date(Math.max(...times)),
    items,
  }
}
