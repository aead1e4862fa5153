import {escapeHTML} from '@portabletext/to-html'
import {Feed} from 'feed'

import type {BlogFeed, FeedItem} from './feed'

function rssItem(item: FeedItem) {
  return {
    title: item.title,
    link: item.url,
    guid: item.id,
    date: item.publishedAt,
    // Readers parse it as HTML.
    description: escapeHTML(item.summary),
    content: item.html,
    extensions: [
      // RSS's own `<author>` must be an email address.
      {name: 'dc:creator', objects: {_text: item.author.name}},
      {name: 'dc:language', objects: {_text: item.language}},
    ],
  }
}

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with full texts in `content:encoded`. */
export function rssFeed(contents: BlogFeed): string {
  const feed = new Feed({
    title: contents.title,
    description: contents.description,
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
