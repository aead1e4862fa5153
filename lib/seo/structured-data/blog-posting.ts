import type {BlogPostingLeaf, PersonLeaf} from 'schema-dts'

import {textIn} from '../../i18n/localized'
import type {Article} from '../../sanity/pages'
import {plainText} from '../../sanity/plain-text'
import {zonedDate} from '../zoned-date'
import type {PageFacts} from './graph'
import {nodeId, siteNodeId} from './node-id'
import {withoutEmpty} from './without-empty'

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
