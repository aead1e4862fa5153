import axe from 'axe-core'
import * as fc from 'fast-check'
import type {ReactNode} from 'react'
import {prerender} from 'react-dom/static'
import type {ArraySchemaType, ObjectSchemaType, SchemaType} from 'sanity'
import {beforeEach, expect, it, vi} from 'vitest'

import SearchPage from '../../../app/(request)/request/[locale]/search/page'
import Page, {generateMetadata as pageMetadata} from '../../../app/[locale]/[[...path]]/page'
import ArticlePage, {
  generateMetadata as articleMetadata,
} from '../../../app/[locale]/blog/[slug]/page'
import {GET as getRss} from '../../../app/[locale]/blog/feed.xml/route'
import {GET as getGuide} from '../../../app/llms.txt/route'
import {GET as getMarkdown} from '../../../app/markdown/[locale]/[[...path]]/route'
import {GET as getSitemap} from '../../../app/sitemap.xml/route'
import {SectionGuard} from '../../../components/preview/section-guard'
import {type Locale, locales} from '../../../lib/i18n/locales'
import {messages} from '../../../lib/i18n/messages'
import {conform} from '../../../lib/sanity/conform'
import {productivityGainKey, timeSavedKey} from '../../../lib/sanity/figures'
import {editIn, noEdit} from '../../../lib/sanity/preview/edit'
import {log} from '../../../lib/server/log'
import {blogPath, homePath, searchPath} from '../../../lib/urls/paths'
import {malformedCopies} from '../../fixtures/malformed-copies'
import {complaintsAbout, graphsIn} from '../../fixtures/structured-data'
import {deadline} from '../../machine-speed'
import {rounds, seedOr} from '../../nightly'
import {ask, entries, type Fields, objectsIn, ofType, targetOf} from '../content/dataset'
import {examples} from '../content/examples'
import {type Fill, generated, verbatim} from '../content/generated'
import {schema} from '../content/studio'

const lake = vi.hoisted(() => ({
  documents: [] as Record<string, unknown>[],
  isPreview: false,
  read: (_query: string, _params: Record<string, unknown>): Promise<unknown> =>
    Promise.resolve(null),
}))

vi.mock('../../../lib/sanity/fetch', () => ({
  lifetime: {},
  fetchContent: (query: string, params = {}) => lake.read(query, params),
  fetchPublished: (query: string, params = {}) => lake.read(query, params),
  readBatches: (query: string) => lake.read(query, {after: ''}),
}))
vi.mock('../../../lib/sanity/preview/draft', () => ({
  getEdit: () => (lake.isPreview ? editIn('/studio') : noEdit),
}))
vi.mock(import('../../../lib/search/search'), async (load) => ({
  ...(await load()),
  searchSite: (locale, query) => {
    const piece = {text: 'Words', marked: true}
    const result = {id: 'page-en', href: '/every', title: [piece], passage: [piece], readTime: 8}
    const others = [{...result, id: 'article-en', language: 'en' as const}]
    const own = [{...result, language: locale}]
    return Promise.resolve(
      lake.isPreview ? {kind: 'nothing', query} : {kind: 'found', query, own, others},
    )
  },
}))
vi.mock('next/cache', () => ({cacheLife: () => undefined, cacheTag: () => undefined}))
vi.mock(import('next/server'), async (load) => ({
  ...(await load()),
  connection: () => Promise.resolve(),
}))

lake.read = async (query, params) =>
  conform(query as never, await ask<never>(query, params, lake.documents))

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue(undefined)
})

interface Dom {
  window: {document: Document; eval: (script: string) => void; axe: typeof axe}
}

// It brings no types.
const {JSDOM} = await vi.importActual<{
  JSDOM: new (text: string, options: {contentType?: string; runScripts?: string}) => Dom
}>('jsdom')

/** Documents of a fill in every language, with assets, and pages at the addresses that the site itself knows. */
function datasetOf(fill: Fill, turn = 0): Fields[] {
  const documents = locales.flatMap((language) => {
    const all = generated(fill, language, turn)
    const whole = all.find(({_type}) => _type === 'page') as Fields & {sections: Fields[]}
    const sections = whole.sections.filter((section) => section?.['_type'] === 'siteSearch')
    const others = [homePath, blogPath, searchPath].map((path) =>
      Object.assign({}, whole, {_id: `${path}-${language}`, path, sections}),
    )
    return [...all, ...others]
  })
  // What the calculator computes with.
  const figures = [timeSavedKey, productivityGainKey].map((key) => ({
    _id: `figure-${key}`,
    _type: 'figure',
    _updatedAt: '2026-03-02T12:00:00Z',
    key,
    value: 40,
  }))
  const assets = examples.filter(({_type}) => String(_type).startsWith('sanity.'))
  return [
    ...new Map([...assets, ...figures, ...documents].map((one) => [one['_id'], one])).values(),
  ]
}

const page = (locale: Locale, path = 'every') =>
  Page({
    params: Promise.resolve({locale, path: [path]}),
    ...(lake.isPreview && {guard: SectionGuard}),
  })
const at = (locale: Locale) => ({params: Promise.resolve({locale, path: ['every'], slug: 'every'})})

const pages: Record<string, (locale: Locale) => Promise<ReactNode>> = {
  page,
  article: (locale) => ArticlePage(at(locale)),
  search: (locale) => SearchPage({...at(locale), searchParams: Promise.resolve({q: 'words'})}),
}

type Route = (request: Request, context: never) => Promise<Response>

/** Texts for machines, with the path that their route is given. */
const texts: [string, Route, string[]?][] = [
  ['page.md', getMarkdown, ['every']],
  ['article.md', getMarkdown, ['blog', 'every']],
  ['feed.xml', getRss],
  ['llms.txt', getGuide],
  ['sitemap.xml', getSitemap],
]

async function htmlOf(node: ReactNode): Promise<string> {
  const {prelude} = await prerender(node)
  return new Response(prelude).text()
}

let requests = 0

async function textOf(locale: Locale, route: Route, path: string[] = []): Promise<string> {
  // A new address each time: what was served before would hide a failure.
  const request = new Request(`https://site.example/${(requests += 1)}`)
  const response = await route(request, {params: Promise.resolve({locale, path})} as never)
  expect(response.status).toBe(200)
  return response.text()
}

const parseXml = (text: string) => new JSDOM(text, {contentType: 'application/xml'})

/** Icons have no sprite here. */
const missing =
  /.{0,60}(?:\bNaN\b|\bundefined\b(?!#)|\bInvalid Date\b|\[object |\{\{(?!verbatim\}\})|[\uD800-\uDFFF]).{0,20}/gu

const hidden = /<(script|style|textarea|title|noscript)\b([^>]*)>.*?<\/\1>|<!--.*?-->/gs
const voids = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/

/** The elements that the markup opens, each with its depth. */
function written(html: string): string[] {
  const found: string[] = []
  let depth = 0
  for (const [tag, end, name = ''] of html
    .replaceAll(hidden, (_, own?: string) => (own ? `<${own}></${own}>` : ''))
    .matchAll(/<(\/?)([a-zA-Z][\w-]*)[^>]*>/g)) {
    if (end) depth -= 1
    else {
      found.push(`${depth} ${name.toLowerCase()}`)
      if (!tag.endsWith('/>') && !voids.test(name)) depth += 1
    }
  }
  return found
}

/** The same for the elements that a browser makes of it. */
function parsed(parent: Element, depth = 0): string[] {
  return [...parent.children].flatMap((child) => {
    const below = child.localName === 'noscript' ? [] : parsed(child, depth + 1)
    return [`${depth} ${child.localName.toLowerCase()}`].concat(below)
  })
}

interface Place {
  type: SchemaType
  value: unknown
}

/** The item of a list, by its key or its position. */
function itemAt({type, value}: Place, key: string): Place {
  const items = (Array.isArray(value) ? value : []) as (Fields | null)[]
  const item = items.find((one) => one?.['_key'] === key) ?? items[Number(key)]
  const of = (type as ArraySchemaType).of as [SchemaType, ...SchemaType[]]
  return {type: of.find(({name}) => name === item?.['_type']) ?? of[0], value: item}
}

/** The field that a click on an element of a preview opens, or why it opens none. */
function placeOf(attribute: string): Place | string {
  const [id, type, path = ''] = decodeURIComponent(attribute)
    .split(';')
    .map((part) => part.replace(/^\w+=/, ''))
  const document = lake.documents.find(({_id}) => _id === id)
  if (!document) return `no document ${id}`
  let place: Place = {type: schema.get(type!)!, value: document}
  for (const segment of path.split('.')) {
    const [name = '', key] = segment.split(':')
    const {fields = []} = place.type as Partial<ObjectSchemaType>
    const own = fields.find((field) => field.name === name)?.type
    if (!own) return `no field ${path} in ${type}`
    place = {type: own, value: (place.value as Fields | undefined)?.[name]}
    if (key !== undefined) place = itemAt(place, key)
  }
  return place
}

/** What is not a document's text, or repeats one. */
const repeated =
  'script, style, template, title, svg, time, aside, .visually-hidden, .anchor, .near'

/** Objects that a click opens as a whole. */
const openedWhole = new Set(['block', 'link', 'localizedString', 'demoExample'])

/** Texts and pictures that a click on them in a preview does not open. */
function unopened({body}: Document): string[] {
  for (const element of body.querySelectorAll(repeated)) element.remove()
  // A figure's own words are part of the text around it.
  const figures = JSON.stringify(lake.documents.filter(({_type}) => _type === 'figure'))
  let checked = 0
  const faults = [...body.querySelectorAll('*')].filter((element) => {
    const place = placeOf(element.closest('[data-sanity]')?.getAttribute('data-sanity') ?? '')
    const value = typeof place === 'string' ? undefined : (place.value as Fields | string)
    const isText = typeof value === 'string' || openedWhole.has(String(value?.['_type']))
    if (element.localName === 'img') return isText || !value?.['asset']
    const field = isText ? JSON.stringify(value) : ''
    const own = [...element.childNodes].filter(({nodeType}) => nodeType === 3)
    const said = own.flatMap(({nodeValue}) => nodeValue?.match(/Words \d+ /g) ?? [])
    checked += said.length
    return said.some((text) => !field.includes(text) && !figures.includes(text))
  })
  if (checked < 50) return [`only ${checked} texts`]
  return faults.map((element) => `a click does not open ${element.outerHTML.slice(0, 200)}`)
}

/** What axe-core finds without a layout, which browser tests look at. */
async function violationsIn({window}: Dom): Promise<axe.Result[]> {
  window.eval(axe.source)
  const found = await window.axe.run(window.document, {
    runOnly: [
      'cat.name-role-value',
      'cat.text-alternatives',
      'cat.forms',
      'cat.aria',
      'cat.structure',
      'cat.tables',
      'cat.language',
      'cat.semantics',
    ],
    // One page holds every section, so names repeat.
    rules: {'color-contrast': {enabled: false}, 'landmark-unique': {enabled: false}},
    resultTypes: ['violations'],
  })
  return found.violations
}

async function faultsOf(html: string, locale: Locale, fill: Fill): Promise<string[]> {
  const dom = new JSDOM(
    `<!doctype html><html lang="${locale}"><head><title>Page</title></head><body>${html.replaceAll(/<style.*?<\/style>/gs, '')}</body></html>`,
    {runScripts: 'outside-only'},
  )
  const {document} = dom.window
  const shown = html.replaceAll(hidden, (whole, _tag, rest?: string) =>
    rest?.includes('ld+json') ? whole : '',
  )
  const ids = [...document.querySelectorAll('[id]')].map(({id}) => id)
  const depths = [written(html.replaceAll(/<style.*?<\/style>/gs, '')), parsed(document.body)]
  const moved = depths[0]!.findIndex((element, index) => element !== depths[1]![index])
  const edits = [...document.querySelectorAll('[data-sanity]')].map((one) =>
    one.getAttribute('data-sanity')!,
  )
  const ragged = [...document.querySelectorAll('table')].filter((table) => {
    const lengths = [...table.querySelectorAll('tr')].map(({children}) => children.length)
    return new Set(lengths).size > 1
  })
  const violations = fill === 'full' && !lake.isPreview ? await violationsIn(dom) : []
  const graph = lake.isPreview || fill !== 'full' ? [] : graphsIn(html).flatMap(complaintsAbout)
  return [
    ...graph,
    ...violations.flatMap(({id, nodes}) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
    ),
    ...(shown.match(missing) ?? []),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: #${id}`),
    ...ragged.map((table) => `rows of different lengths: ${table.outerHTML}`),
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one h1']),
    ...(moved < 0
      ? []
      : [
          `moved by the parser: ${depths[0]!.slice(moved - 3, moved + 2).join(', ')}; ${depths[1]!.slice(moved - 3, moved + 2).join(', ')}`,
        ]),
    ...edits.map(placeOf).filter((place) => typeof place === 'string'),
    ...(lake.isPreview && fill === 'full' ? unopened(document) : []),
    ...(lake.isPreview || edits.length === 0 ? [] : ['edit attributes for visitors']),
  ]
}

/** Looks for faults in every page, and for the notice of an unfinished section. */
async function checkPages(locale: Locale, fill: Fill, turn: number): Promise<void> {
  for (const [name, open] of Object.entries(pages)) {
    const html = await htmlOf(await open(locale))
    const found = await faultsOf(html, locale, fill)
    const notice = messages[locale].preview.unfinishedSection.title
    const isUnfinished = name === 'page' && fill === 'empty'
    expect.soft(!isUnfinished || html.includes(notice) === lake.isPreview, notice).toBe(true)
    expect.soft([...new Set(found)], `${name}, turn ${turn}`).toEqual([])
    const hasCode = fill === 'full' && name !== 'search'
    expect.soft(html.includes(`code ${verbatim}`), `${name} keeps code`).toBe(hasCode)
  }
}

const cases = (['full', 'empty', 'odd'] as const).flatMap((fill) =>
  locales.flatMap((locale) => [false, true].map((isPreview) => ({fill, locale, isPreview}))),
)

it.each(cases)(
  'pages in $locale, $fill, preview: $isPreview',
  async ({fill, locale, isPreview}) => {
    lake.isPreview = isPreview
    for (let turn = 0; turn < (fill === 'odd' ? rounds(1, 4) : 1); turn += 1) {
      lake.documents = datasetOf(fill, turn)
      await checkPages(locale, fill, turn)
      if (isPreview) continue
      const metadata = [await pageMetadata(at(locale)), await articleMetadata(at(locale))]
      expect.soft(JSON.stringify(metadata).match(missing)).toBeNull()
      for (const [name, route, path] of texts) {
        const text = await textOf(locale, route, path)
        expect.soft(text.match(missing), `${name}, turn ${turn}`).toBeNull()
        const listed =
          name === 'llms.txt' ? text.split('\n').filter((line) => line.startsWith('- ')) : []
        expect.soft(listed.filter((line) => !/^- \[.+\]\(https?:/.test(line))).toEqual([])
        const hasCode = fill === 'full' && !/^(?:llms|sitemap)/.test(name)
        expect.soft(text.includes(`code ${verbatim}`), `${name} keeps code`).toBe(hasCode)
        // Throws at what is not well formed.
        if (name.endsWith('.xml')) parseXml(text)
      }
    }
  },
)

/** Keys of the figures in a page's texts, and in the questions, tables, cards and shared sections it shows. */
function figuresOn(document: Fields): Set<string> {
  const shown = objectsIn(document).flatMap(({object}) => targetOf(object) ?? [])
  const parts = shown.filter(
    ({type, document: part}) =>
      ['faq', 'comparisonTable', 'featureCard', 'sharedSection'].includes(type) &&
      !part['toConfirm'],
  )
  const content = JSON.stringify([{...document, seo: null}, ...parts.map((part) => part.document)])
  const found = content.matchAll(/\{\{([a-z0-9-]+)\}\}|"_ref":"figure-([a-z0-9-]+)"/g)
  return new Set([...found].map(([, key, reference]) => key ?? reference!))
}

it.each(locales)(
  'each of our own figures on a page is linked to its line, in %s',
  async (locale) => {
    lake.isPreview = false
    lake.documents = entries.map(({document}) =>
      Object.assign({_updatedAt: '2026-03-02T12:00:00Z'}, document),
    )
    const listed = ofType('figure').filter(({document}) => document['limits'])
    const lines = await htmlOf(await page(locale, locale === 'en' ? 'results' : 'resultats'))
    expect(listed.filter(({id}) => !lines.includes(`id="${id}"`))).toEqual([])
    for (const {id, language, document} of ofType('page')) {
      const isList = JSON.stringify(document).includes('"figureList"')
      if (language !== locale || isList) continue
      const path = String(document['path'])
      const html = await htmlOf(await page(locale, path === homePath ? '' : path))
      const mentioned = listed.filter((figure) =>
        figuresOn(document).has(String(figure.document['key'])),
      )
      const unlinked = mentioned.filter((figure) => !html.includes(`#${figure.id}"`))
      expect
        .soft(
          unlinked.map((figure) => figure.id),
          id,
        )
        .toEqual([])
    }
  },
)

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)

it('no heading has the id of another element', async () => {
  lake.isPreview = false
  const documents = datasetOf('full')
  lake.documents = documents
  const open = [() => page('en'), () => ArticlePage(at('en'))]
  const all = async () =>
    Promise.all(open.map(async (render) => idsOf(await htmlOf(await render()))))

  // Each id, and what follows its prefix, as the text of a heading.
  const ids = [
    ...new Set((await all()).flat().flatMap((id) => [id, id.replace(/^[^-_]*[-_]/, '')])),
  ]
  const blocks = (key: string) =>
    ids.map((id, index) => ({
      _type: 'block',
      _key: `${key}${index}`,
      style: 'h2',
      markDefs: [],
      children: [
        {
          _type: 'span',
          _key: 's',
          text: id,
          marks: [],
        },
      ],
    }))
  const withHeadings = (former: unknown) => [...(former as Fields[]), ...blocks('h')]
  lake.documents = documents.map((document) => {
    const {body, sections} = document as {body?: Fields[]; sections?: Fields[]}
    return Object.assign(
      {},
      document,
      body && {body: withHeadings(body)},
      sections && {
        sections: sections.map((section) =>
          section['_type'] === 'prose'
            ? Object.assign({}, section, {body: withHeadings(section['body'])})
            : section,
        ),
      },
    )
  })
  for (const own of await all()) {
    expect(own).toContain('site_menu')
    expect.soft(own.filter((id, index) => own.indexOf(id) !== index)).toEqual([])
  }
})

it('whatever section opens a page, the page has one h1', async () => {
  lake.isPreview = false
  const documents = datasetOf('full')
  const all = documents.find(({path}) => path === 'every') as Fields & {sections: Fields[]}
  const header = all.sections.find(({_type}) => _type === 'pageHeader')!
  for (const section of all.sections) {
    const path = String(section['_type'])
    lake.documents = [...documents, {...all, _id: path, path, sections: [section, header]}]
    const html = await htmlOf(await page('en', path))
    expect.soft(html.match(/<h1\b/g), path).toHaveLength(1)
  }
})

it(
  'values that only the API can store break no page',
  async () => {
    lake.isPreview = false
    const documents = datasetOf('full')
    const broken = documents.filter(({_id}) => _id === 'page-en' || _id === 'article-en')
    const malformed = fc.tuple(...broken.map(malformedCopies))
    const property = fc.asyncProperty(malformed, async (copies) => {
      const found = {language: 'en', path: 'every', slug: {_type: 'slug', current: 'every'}}
      lake.documents = [
        ...documents.filter((one) => !broken.includes(one)),
        ...copies.map((copy) => Object.assign({}, copy, found)),
      ]
      const html = await Promise.all(
        [page('en'), ArticlePage(at('en'))].map(async (one) => htmlOf(await one)),
      )
      expect(html.join('').replaceAll(hidden, '').match(missing)).toBeNull()
      for (const [, route, path] of texts) await textOf('en', route, path)
    })
    const {counterexample} = await fc.check(property, {
      seed: seedOr(20_267),
      numRuns: rounds(6, 80),
    })
    expect(counterexample).toBeNull()
  },
  rounds(deadline(120_000), deadline(600_000)),
)
