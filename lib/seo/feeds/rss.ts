import {escapeHTML} from '@portabletext/to-html'
import {Feed} from 'feed'

import type {BlogFeed, FeedItem} from './feed'

/** Characters invalid in XML 1.0; word processors leave them behind. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const written = (text: string) => text.replace(unwritable, '')

function rssItem(item: FeedItem) {
  return {
    title: written(item.title),
    link: item.url,
    guid: item.id,
    date: item.publishedAt,
    // Readers parse it as HTML.
    description: written(escapeHTML(item.summary)),
    content: written(item.html),
    extensions: [
      // RSS's own `<author>` must be an email address.
      {name: 'dc:creator', objects: {_text: written(item.author.name)}},
      {name: 'dc:language', objects: {_text: item.language}},
    ],
  }
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with full texts in `content:encoded`. */
export function rssFeed(contents: BlogFeed): string {
  const feed = new Feed({
    title: written(contents.title),
    description: written(contents.description),
    link: contents.home,
    feed: contents.address,
    language: contents.language,
    updated: contents.updatedAt,
    docs: 'https://www.rssboard.org/rss-specification',
    generator: false,
  })
  for (const item of contents.items) feed.addItem(rssItem(item))
  return feed.rss2()
}
