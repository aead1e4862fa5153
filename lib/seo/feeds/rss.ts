import {escapeHTML} from '@portabletext/to-html'
import {Feed} from 'feed'

import type {BlogFeed, FeedItem} from './feed'

/** What XML 1.0 has no way to write; word processors leave such characters behind. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const written = (text: string) => text.replace(unwritable, '')

function rssItem(item: FeedItem) {
  return {
    title: written(item.title),
    link: item.url,
    guid: item.id,
    date: item.publishedAt,
    // Readers take it for HTML.
    description: written(escapeHTML(item.summary)),
    content: written(item.html),
    extensions: [
      // RSS's own <author> is an e-mail address.
      {name: 'dc:creator', objects: {_text: written(item.author.name)}},
      {name: 'dc:language', objects: {_text: item.language}},
    ],
  }
}

/** A feed as RSS 2.0 (https://www.rssboard.org/rss-specification), the articles whole in `content:encoded`. */
export function rssFeed(blog: BlogFeed): string {
  const feed = new Feed({
    title: written(blog.title),
    description: written(blog.description),
    link: blog.home,
    feed: blog.addresses.rss,
    language: blog.language,
    updated: blog.updatedAt,
    docs: 'https://www.rssboard.org/rss-specification',
    generator: false,
  })
  for (const item of blog.items) feed.addItem(rssItem(item))
  return feed.rss2()
}
