import type {
  BlogLeaf,
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  SoftwareApplicationLeaf,
  VideoObjectLeaf,
  WebPageLeaf,
  WebSiteLeaf,
} from 'schema-dts'

import {type Locale, defaultLocale} from '../../i18n/locales'
import type {SiteSettings} from '../../sanity/types'
import {homePath, pageHref} from '../../urls/paths'
import type {ShareImage} from '../share-card'
import {absoluteUrl} from '../urls'

/** schema.org nodes; `@id` is how other nodes refer to one. */
export type GraphNode =
  | BlogLeaf
  | BlogPostingLeaf
  | BreadcrumbListLeaf
  | FAQPageLeaf
  | ItemListLeaf
  | OrganizationLeaf
  | SoftwareApplicationLeaf
  | VideoObjectLeaf
  | WebPageLeaf
  | WebSiteLeaf

/** JSON-LD of one page. */
export interface Graph {
  '@context': 'https://schema.org'
  '@graph': GraphNode[]
}

/** Page data for the builders. */
export interface PageFacts {
  /** Canonical URL. */
  url: string
  /** Language of the text. */
  language: Locale
  path: string
  title: string
  description: string
  /** Share image. */
  image: ShareImage
  settings: SiteSettings | null
}

/** Fragment of a node's id. */
type PageNode = 'article' | 'articles' | 'blog' | 'breadcrumb' | 'faq' | 'webpage' | 'website'

/** Id of a page's node: `https://www.example.com/about#webpage`. */
export function nodeId(url: string, node: PageNode | `${'steps' | 'video'}-${string}`): string {
  return `${url}#${node}`
}

/** Id of a node shared by all pages and languages. */
export function siteNodeId(node: 'organization' | 'software'): string {
  return `${absoluteUrl(pageHref(defaultLocale, homePath))}#${node}`
}

/** A node whose properties may be missing. */
type Draft<T> = {[K in keyof T]: T[K] | null | undefined}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0)
}

/** Removes empty properties; keeps their order. */
export function withoutEmpty<T extends {'@type': string}>(draft: Draft<T>): T {
  const filled = Object.entries(draft).filter(([, value]) => !isEmpty(value))
  return Object.fromEntries(filled) as T
}

function mergeValues(first: unknown, second: unknown): unknown {
  if (!Array.isArray(first) || !Array.isArray(second)) return first ?? second
  const known = new Set(first.map((item) => JSON.stringify(item)))
  return [...first, ...second.filter((item) => !known.has(JSON.stringify(item)))]
}

function merge(first: GraphNode, second: GraphNode): GraphNode {
  const merged = new Map<string, unknown>(Object.entries(first))
  for (const [key, value] of Object.entries(second)) {
    merged.set(key, mergeValues(merged.get(key), value))
  }
  return Object.fromEntries(merged) as unknown as GraphNode
}

/**
 * Merges nodes with the same `@id`, as JSON-LD defines it. Lists are concatenated; of two single
 * values the first wins.
 */
export function mergeNodes(nodes: GraphNode[]): GraphNode[] {
  const merged = new Map<string | undefined, GraphNode>()
  for (const node of nodes) {
    const known = merged.get(node['@id'])
    merged.set(node['@id'], known ? merge(known, node) : node)
  }
  return [...merged.values()]
}
