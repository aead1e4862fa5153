import type {BlogLeaf, BlogPostingLeaf, ItemListLeaf} from 'schema-dts'

import {isLocale} from '../../i18n/locales'
import type {ArticleCard, Section} from '../../sanity/types'
import {isOfferedIn} from '../../urls/addresses'
import {blogPath} from '../../urls/paths'
import {articleUrl} from '../urls'
import {zonedDate} from '../zoned-date'
import type {GraphNode, PageFacts} from './graph'
import {nodeId, siteNodeId} from './node-id'
import {withoutEmpty} from './without-empty'

/** An article in a list; has the same id as the node on its own page. */
function postNode(card: ArticleCard, page: PageFacts): BlogPostingLeaf {
  const {title, summary, publishedAt} = card
  const language = isLocale(card.language) ? card.language : page.language
  const url = articleUrl({content: card, language})
  return {
    '@type': 'BlogPosting',
    '@id': nodeId(url, 'article'),
    headline: title,
    description: summary,
    url,
    inLanguage: language,
    datePublished: zonedDate(publishedAt),
  }
}

function listNode(heading: string, posts: BlogPostingLeaf[], {url}: PageFacts): ItemListLeaf {
  return {
    '@type': 'ItemList',
    '@id': nodeId(url, 'articles'),
    name: heading,
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    numberOfItems: posts.length,
    itemListElement: posts.map((item, index) => ({'@type': 'ListItem', position: index + 1, item})),
  }
}

function blogNode(posts: BlogPostingLeaf[], page: PageFacts): BlogLeaf {
  const {url, title, description, language, settings} = page
  return withoutEmpty<BlogLeaf>({
    '@type': 'Blog',
    '@id': nodeId(url, 'blog'),
    name: title,
    description,
    url,
    inLanguage: language,
    publisher: settings && {'@id': siteNodeId('organization')},
    mainEntityOfPage: {'@id': nodeId(url, 'webpage')},
    blogPost: posts.map((post) => ({'@id': post['@id'] ?? ''})),
  })
}

/** Articles that a page lists; on the blog page, the Blog too. */
export function articleListNodes(
  {heading, articles}: Section<'articleList'>,
  page: PageFacts,
): GraphNode[] {
  const posts = articles
    .filter((article) => isOfferedIn(page.language, article))
    .map((article) => postNode(article, page))
  if (posts.length === 0) return []
  const list = listNode(heading, posts, page)
  return page.path === blogPath ? [blogNode(posts, page), list] : [list]
}
