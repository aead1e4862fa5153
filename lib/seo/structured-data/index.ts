import type {Locale} from '../../i18n/locales'
import type {Article} from '../../sanity/pages'
import type {LongTextContent, PageContent, SiteSettings} from '../../sanity/types'
import {ownValue} from '../../server/json'
import {type TitledPath, breadcrumbOf} from '../../urls/breadcrumb'
import {homePath, pageHref} from '../../urls/paths'
import {articleCard, pageCard, shareImageOf} from '../share-card'
import {absoluteUrl, articleUrl} from '../urls'
import {blogPostingNode} from './blog'
import {type Graph, type GraphNode, type PageFacts, mergeNodes} from './graph'
import {type Part, registry} from './sections'
import {breadcrumbId, breadcrumbNode, organizationNode, webPageNode, webSiteNode} from './site'

type AnyBuilder = (part: Part, page: PageFacts) => GraphNode[]

function blocksOf(text: LongTextContent): Part[] {
  return text.flatMap((block) => (block._type === 'block' ? [] : [block]))
}

/** Sections of a page, and the blocks of their texts. */
function partsOf({sections}: PageContent): Part[] {
  return sections.flatMap((section): Part[] =>
    section._type === 'prose' ? blocksOf(section.body) : [section],
  )
}

function partNodes(parts: Part[], page: PageFacts): GraphNode[] {
  return parts.flatMap((part) => {
    // Each builder takes its own type; the registry's type guarantees the match.
    const build = ownValue(registry, part._type) as AnyBuilder | undefined
    return build?.(part, page) ?? []
  })
}

function siteNodes(settings: SiteSettings | null, locale: Locale, language: Locale): GraphNode[] {
  return settings ? [organizationNode(settings, locale), webSiteNode(settings, language)] : []
}

function graphOf(nodes: GraphNode[]): Graph {
  return {'@context': 'https://schema.org', '@graph': mergeNodes(nodes)}
}

/** JSON-LD of a page. */
export function pageGraph(page: PageContent, settings: SiteSettings | null, locale: Locale): Graph {
  const {title, path, seo} = page
  const {description} = seo
  const href = pageHref(locale, path)
  const url = absoluteUrl(href)
  const image = shareImageOf(seo.image, pageCard(page, locale, settings), path)
  const facts = {url, language: locale, path, title, description, image, settings}
  const isHome = path === homePath
  return graphOf([
    ...siteNodes(settings, locale, locale),
    webPageNode(page, facts, isHome ? null : breadcrumbId(href)),
    ...(isHome ? [] : [breadcrumbNode(href, breadcrumbOf(locale, page))]),
    ...partNodes(partsOf(page), facts),
  ])
}

/** Context in which an article is read: language, path and parent page. */
interface Reading {
  locale: Locale
  page: TitledPath & {parent: TitledPath | null}
}

/**
 * JSON-LD of an article. The breadcrumb is in the reader's language; everything else describes the
 * original, with its ids.
 */
export function articleGraph(
  article: Article,
  {locale, page}: Reading,
  settings: SiteSettings | null,
): Graph {
  const {content, language} = article
  const {title, path, seo} = content
  const {description} = seo
  const href = pageHref(locale, page.path)
  const url = articleUrl(article)
  const image = shareImageOf(seo.image, articleCard(content, language, settings), path)
  const facts = {url, language, path, title, description, image, settings}
  return graphOf([
    ...siteNodes(settings, locale, language),
    webPageNode(content, facts, breadcrumbId(href)),
    breadcrumbNode(href, breadcrumbOf(locale, page)),
    blogPostingNode(article, facts),
    ...partNodes(blocksOf(content.body), facts),
  ])
}
