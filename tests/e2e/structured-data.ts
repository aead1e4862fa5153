import {execFile} from 'node:child_process'
import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** An object of a graph. */
export type Node = Record<string, unknown>

export interface Graph {
  '@context': string
  '@graph': Node[]
}

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** Returns the graphs in a page's HTML: one, or none where nothing is published. */
export function graphsIn(html: string): Graph[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)
  return [...scripts].map(([, json = '']) => JSON.parse(json) as Graph)
}

/** Returns the node of a type in a page's HTML. */
export function nodeIn(html: string, type: string): Node | undefined {
  return graphsIn(html)
    .flatMap((graph) => graph['@graph'])
    .find((node) => node['@type'] === type)
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

/** Returns every object of a graph, nested ones included. */
function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

/** Properties whose values are URLs of this site. */
const addresses = new Set(['@id', 'url', 'item', 'logo', 'image', 'urlTemplate'])

const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z)?$/

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

/** Returns the faults of a graph as sentences; the compiler checks the types. */
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

/** Invalid nodes that the compiler must reject, as proof that it checks anything at all. */
const wrong: [string, Node][] = [
  ['an unknown property', {'@type': 'Organization', title: 'Example'}],
  ['a number where words belong', {'@type': 'WebPage', name: 3}],
  ['a wrong type of object', {'@type': 'WebPage', breadcrumb: {'@type': 'Person', name: 'Ada'}}],
  [
    'an unknown property further in',
    {'@type': 'SoftwareApplication', offers: {'@type': 'Offer', cost: '0'}},
  ],
]

function typeOf(node: Node): string {
  return `Schema.${String(node['@type'])}Leaf`
}

/** Declares a node as a constant. Search actions go apart, because Google's `query-input` needs a type of its own. */
function typedLines(node: Node, name: string): string[] {
  const actions: string[] = []
  const json = JSON.stringify(
    node,
    (_, value: unknown) => {
      if (!isNode(value) || value['@type'] !== 'SearchAction') return value
      actions.push(JSON.stringify(value))
      return `${name}Action${actions.length - 1}`
    },
    1,
  )
  return [
    ...actions.map((action, index) => {
      return `const ${name}Action${index}: Schema.WithActionConstraints<Schema.SearchActionLeaf> = ${action}`
    }),
    `export const ${name}: ${typeOf(node)} = ${json.replaceAll(/"(\w+Action\d+)"/g, '$1')}`,
  ]
}

/** Returns a node's properties and the types of their values, which is all that the compiler distinguishes. */
function shapeOf(node: Node): string {
  return JSON.stringify(node, (key, value: unknown) => {
    if (typeof value === 'number') return 0
    const names = key === '@type' || String(value).startsWith('https://schema.org/')
    return typeof value === 'string' && !names ? '' : value
  })
}

/** Returns source code with one node of each shape: compiling all of them would take too long. */
function sourceOf(graphs: Graph[]): string {
  const types = JSON.stringify(join(modules, 'schema-dts/dist/schema.d.ts'))
  const nodes = new Map(
    graphs.flatMap((graph) => graph['@graph']).map((node) => [shapeOf(node), node]),
  )
  return [
    `import type * as Schema from ${types}`,
    ...[...nodes.values()].flatMap((node, index) => typedLines(node, `node${index}`)),
    ...wrong.flatMap(([what, node], index) => [
      `// @ts-expect-error ${what}`,
      `export const wrong${index}: ${typeOf(node)} = ${JSON.stringify(node)}`,
    ]),
  ].join('\n')
}

/** Returns TypeScript's errors for graphs typed as schema.org describes them; empty when there are none. */
export async function typeErrorsIn(graphs: Graph[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'structured-data-'))
  const file = join(folder, 'graphs.ts')
  await writeFile(file, sourceOf(graphs))
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions']
  const args = [...options, '--module', 'preserve', '--types', '', '--pretty', 'false', file]
  const output = await new Promise<string>((resolve) => {
    const tsc = join(modules, 'typescript/bin/tsc')
    // Runs in an empty folder, because tsc complains about a configuration file that it finds but is not using.
    execFile(process.execPath, [tsc, ...args], {cwd: folder}, (error, stdout) =>
      resolve(error ? stdout || error.message : ''),
    )
  })
  await rm(folder, {recursive: true})
  return output
}
