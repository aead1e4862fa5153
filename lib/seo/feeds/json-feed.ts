import type {BlogFeed, FeedItem} from './feed'

function jsonItem({id, url, title, summary, html, author, language, ...times}: FeedItem) {
  return {
    id,
    url,
    title,
    summary,
    content_html: html,
    date_published: times.publishedAt.toISOString(),
    date_modified: times.updatedAt.toISOString(),
    authors: [{name: author.name, url: author.url ?? undefined}],
    language,
  }
}

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1); the RSS package writes only 1.0. */
export function jsonFeed({title, description, home, addresses, language, items}: BlogFeed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: addresses.json,
    description,
    language,
    items: items.map(jsonItem),
  })
}
