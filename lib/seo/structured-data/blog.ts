import type {BlogLeaf, BlogPostingLeaf, ItemListLeaf, PersonLeaf} from 'schema-dts'

import {isLocale} from '../../i18n/locales'
import {textIn} from '../../i18n/localized'
import type {Article} from '../../sanity/pages'
import {plainText} from '../../sanity/plain-text'
import type {ArticleCard, Section} from '../../sanity/types'
import {isOfferedIn} from '../../urls/document-paths'
import {blogPath} from '../../urls/paths'
import {articleUrl, zonedDate} from '../urls'
import {type GraphNode, type PageFacts, nodeId, siteNodeId, withoutEmpty} from './graph'

/** An article in a list; has the same id as the node on its own page. */
function postNode(card: ArticleCard, page: PageFacts): BlogPostingLeaf {
  const {title, summary, publishedAt} = card
  const language = isLocale(card.language) ? card.language : page.language
  const url = articleUrl({content: card, language})
  return withoutEmpty<BlogPostingLeaf>({
    '@type': 'BlogPosting',
    '@id': nodeId(url, 'article'),
    headline: title,
    description: summary,
    url,
    inLanguage: language,
    datePublished: zonedDate(publishedAt),
  })
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

function authorNode({content, language}: Article): PersonLeaf | null {
  if (!content.author) return null
  const {name, role, profileUrl} = content.author
  return withoutEmpty<PersonLeaf>({
    '@type': 'Person',
    name,
    jobTitle: textIn(role, language),
    sameAs: profileUrl,
  })
}

/** Words in an article's paragraphs, headings and lists. */
function wordCount({content, language}: Article): number {
  return plainText(content.body, language).split(/\s+/).filter(Boolean).length
}

/** BlogPosting of an article; the same wherever it is read. */
export function blogPostingNode(
  article: Article,
  {url, image, settings}: PageFacts,
): BlogPostingLeaf {
  const {content, language} = article
  const {title, publishedAt, updatedAt, readTime, seo} = content
  return withoutEmpty<BlogPostingLeaf>({
    '@type': 'BlogPosting',
    '@id': nodeId(url, 'article'),
    headline: title,
    description: seo.description,
    keywords: seo.keywords,
    image: image.url,
    inLanguage: language,
    datePublished: zonedDate(publishedAt),
    dateModified: zonedDate(updatedAt ?? publishedAt),
    wordCount: wordCount(article),
    timeRequired: `PT${readTime}M`,
    author: authorNode(article),
    publisher: settings && {'@id': siteNodeId('organization')},
    mainEntityOfPage: {'@id': nodeId(url, 'webpage')},
    url,
  })
}
