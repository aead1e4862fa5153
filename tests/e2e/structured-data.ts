import {objectsIn} from '../../lib/server/json.ts'

/** An object of a graph. */
export type Node = Record<string, unknown>

export interface Graph {
  '@context': string
  '@graph': Node[]
}

/** Returns the graphs in a page's HTML: one, or none where nothing is published. */
export function graphsIn(html: string): Graph[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Graph)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value of a graph and its path: `@graph.2.breadcrumb.@id`. */
interface Leaf {
  at: string
  key: string
  value: unknown
}

function leavesIn(value: unknown, at: string, key = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{at, key, value}]
  const entries = Object.entries(value)
  if (entries.length === 0) return [{at, key, value}]
  return entries.flatMap(([name, item]) =>
    leavesIn(item, `${at}.${name}`, Array.isArray(value) ? key : name),
  )
}

/** Properties whose values are URLs of this site. */
const addresses = new Set(['@id', 'url', 'item', 'logo', 'image', 'urlTemplate'])

const isoDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/

function complaintAbout({key, value}: Leaf): string | null {
  if (typeof value === 'number') return null
  if (typeof value !== 'string' || value.trim() === '') return 'is empty'
  if (value.includes('{{')) return 'contains a figure’s key instead of its value'
  if (addresses.has(key) && !/^https?:\/\/./.test(value)) return 'is not an absolute URL'
  if (!/^date|At$/.test(key)) return null
  return isoDate.test(value) && !Number.isNaN(Date.parse(value)) ? null : 'is not a date'
}

/**
 * The properties that Google's structured data documentation requires of each type, and those recommended ones that
 * this site has. A dot separates nested properties.
 */
const required: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'email', 'address', 'sameAs'],
  WebSite: ['name', 'url', 'inLanguage', 'potentialAction.target.urlTemplate'],
  WebPage: ['name', 'description', 'url', 'inLanguage', 'isPartOf.@id', 'dateModified'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers.price'],
  Offer: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  HowTo: ['name', 'step.position', 'step.name', 'step.text'],
  Blog: ['name', 'description', 'url', 'blogPost.@id'],
  ItemList: ['numberOfItems', 'itemListElement.position', 'itemListElement.item.url'],
  BlogPosting: ['headline', 'url', 'inLanguage', 'datePublished'],
}

/** Properties required of an article on its own page, but not of an article in a list. */
const requiredOfArticles = ['image', 'dateModified', 'author.name', 'publisher.@id', 'wordCount']

function valuesAt(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path))
  const [key, ...rest] = path
  if (key === undefined) return [value]
  return valuesAt(isNode(value) ? value[key] : undefined, rest)
}

function missingIn(node: Node, paths: string[]): string[] {
  return paths
    .filter((path) => valuesAt(node, path.split('.')).includes(undefined))
    .map((path) => `${String(node['@type'])} has no ${path}`)
}

function positionsIn(node: Node): unknown[] {
  const items = node['itemListElement'] ?? node['step']
  return Array.isArray(items) ? items.filter(isNode).map(({position}) => position) : []
}

/** Returns the faults of a graph as sentences; the compiler checks types where the nodes are made. */
export function complaintsAbout(graph: Graph): string[] {
  const nodes = graph['@graph']
  const objects = objectsIn(nodes)
  const introduced = objects.filter((node) => '@type' in node)
  const ids = new Set(introduced.map((node) => node['@id']))
  return [
    ...leavesIn(graph, '').flatMap((leaf) => {
      const complaint = complaintAbout(leaf)
      return complaint ? [`${leaf.at} ${complaint}: ${JSON.stringify(leaf.value)}`] : []
    }),
    ...introduced.flatMap((node) => missingIn(node, required[String(node['@type'])] ?? [])),
    ...nodes
      .filter((node) => node['@type'] === 'BlogPosting')
      .flatMap((node) => missingIn(node, requiredOfArticles)),
    ...introduced
      .filter((node) => positionsIn(node).some((position, index) => position !== index + 1))
      .map((node) => `${String(node['@id'])} is not numbered from 1`),
    ...introduced
      .filter((node) => node['@type'] === 'BreadcrumbList' && positionsIn(node).length < 2)
      .map((node) => `${String(node['@id'])} has fewer than two items`),
    ...objects
      .filter((node) => '@id' in node && !('@type' in node) && !ids.has(node['@id']))
      .map((node) => `${String(node['@id'])} is not defined on the page`),
    ...nodes
      .filter(({'@id': id}, index) => nodes.findIndex((node) => node['@id'] === id) !== index)
      .map((node) => `${String(node['@id'])} is defined twice`),
  ]
}

/** Returns the absolute URLs in a graph, without fragments. */
export function addressesIn(graph: Graph): string[] {
  return leavesIn(graph['@graph'], '')
    .filter(({key}) => addresses.has(key))
    .map(({value}) =>
      String(value)
        .replace(/#.*$/, '')
        .replace(/\?q=\{.*$/, ''),
    )
}
