import {get, type IncomingMessage} from 'node:http'
import {text as readAll} from 'node:stream/consumers'

import {type HTMLElement, NodeType, parse, type TextNode} from 'node-html-parser'

/** Concurrent requests: enough to keep the server busy, few enough for other tests to go on. */
const concurrency = 4

/** A link to a page of the same site. */
export interface Link {
  /** As written in the page. */
  href: string
  /** The target's path and query. */
  path: string
  /** The fragment of the target, or an empty string. */
  anchor: string
}

/** An element that links, as it names itself to readers. */
interface Anchor {
  /** An absolute URL. */
  href: string
  text: string
}

/** A visible or spoken text and its language, according to `lang`. */
interface Words {
  text: string
  language: string
}

/** A page as parsed by the crawler. */
export interface CrawledPage {
  path: string
  html: string
  language: string
  title: string
  description: string
  isIndexed: boolean
  /** An absolute URL, as the page declares it. */
  canonical: string
  /** The absolute URL for each language. */
  alternates: Map<string, string>
  headings: string[]
  ids: Set<string>
  links: Link[]
  anchors: Anchor[]
  /** Absolute URLs of everything else that the page loads or refers to. */
  resources: Set<string>
  words: Words[]
}

/** The response to a request. */
interface Answer {
  status: number
  location: string | null
  type: string
}

/** The result of crawling a site. */
export interface Crawl {
  pages: Map<string, CrawledPage>
  /** The response for every address that a page links or refers to. */
  answers: Map<string, Answer>
}

/** Elements whose text is not read, and code, which has no language. */
const wordless = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'CODE'])

/** Attributes that assistive technology reads aloud. */
const spokenAttributes = ['alt', 'aria-label', 'placeholder', 'title']

function wordsIn(element: HTMLElement, inherited: string): Words[] {
  if (wordless.has(element.tagName)) return []
  const language = element.getAttribute('lang') ?? inherited
  const spoken = spokenAttributes.flatMap((name) => element.getAttribute(name) ?? [])
  const written = element.childNodes.flatMap((node) => {
    if (node.nodeType === NodeType.ELEMENT_NODE) return wordsIn(node as HTMLElement, language)
    return node.nodeType === NodeType.TEXT_NODE ? {text: (node as TextNode).text, language} : []
  })
  return [
    ...spoken.map((text) => ({text, language})),
    ...written.filter(({text}) => text.trim() !== ''),
  ]
}

function sourcesIn(set: string): string[] {
  return set.split(/,\s+/).map((source) => source.trim().split(/\s+/)[0] ?? '')
}

/** Returns the URLs of images, scripts, styles, feeds and alternate formats that a page refers to. */
function resourcesIn(root: HTMLElement): string[] {
  const values = (selector: string, name: string) =>
    root.querySelectorAll(selector).flatMap((element) => element.getAttribute(name) ?? [])
  return [
    ...values('[src]', 'src'),
    ...values('[srcset]', 'srcset').flatMap(sourcesIn),
    ...values('[imagesrcset]', 'imagesrcset').flatMap(sourcesIn),
    ...values('link[rel=stylesheet], link[rel=preload], link[rel~=icon]', 'href'),
    ...values('link[rel=apple-touch-icon], link[rel=manifest]', 'href'),
    ...values('link[rel=alternate][type]', 'href'),
    ...values('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
  ].filter((value) => value !== '' && !value.startsWith('data:'))
}

function linkFrom(href: string, page: URL): Link[] {
  const target = new URL(href, page)
  if (target.origin !== page.origin) return []
  const anchor = decodeURIComponent(target.hash.slice(1))
  return [{href, path: target.pathname + target.search, anchor}]
}

function anchorsIn(root: HTMLElement, page: URL): Anchor[] {
  return root.querySelectorAll('a').map((link) => {
    const href = link.getAttribute('href')
    const pictured = link.querySelector('[alt]')?.getAttribute('alt')
    const text = link.text.trim() || link.getAttribute('aria-label') || pictured
    return {href: href ? new URL(href, page).href : '', text: text ?? ''}
  })
}

/** Parses a page. */
function readPage(html: string, url: URL, isHidden: boolean): CrawledPage {
  const root = parse(html)
  const content = (selector: string) =>
    root.querySelector(selector)?.getAttribute('content')?.trim() ?? ''
  const document = root.querySelector('html')
  const language = document?.getAttribute('lang') ?? ''
  const alternates = root
    .querySelectorAll('head link[rel=alternate][hreflang]')
    .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''] as const)
  const body = root.querySelector('body')
  return {
    path: url.pathname + url.search,
    html,
    language,
    title: root.querySelector('head > title')?.text.trim() ?? '',
    description: content('head meta[name=description]'),
    isIndexed: !isHidden && !content('head meta[name=robots]').includes('noindex'),
    canonical: root.querySelector('head link[rel=canonical]')?.getAttribute('href') ?? '',
    alternates: new Map(alternates),
    headings: root.querySelectorAll('h1').map(({text}) => text),
    ids: new Set(root.querySelectorAll('[id]').map(({id}) => id)),
    links: root
      .querySelectorAll('a[href]')
      .flatMap((link) => linkFrom(link.getAttribute('href') ?? '', url)),
    anchors: anchorsIn(root, url),
    resources: new Set(resourcesIn(root).map((value) => new URL(value, url).href)),
    words: body ? wordsIn(body, language) : [],
  }
}

/** Sends a request without cookies or `Accept-Language`, as crawlers do; other clients add the header by themselves. */
async function ask(url: string): Promise<Answer & {body: string; isHidden: boolean}> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // Without keep-alive: the server may close an idle connection just as a request is sent.
    get(url, {agent: false}, resolve).on('error', reject)
  })
  const {location = null, 'content-type': type = '', 'x-robots-tag': robots = ''} = response.headers
  return {
    status: response.statusCode ?? 0,
    location,
    type,
    body: await readAll(response),
    isHidden: robots.includes('noindex'),
  }
}

/** Works through a queue that may grow meanwhile. */
async function workThrough(queue: string[], work: (item: string) => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>()
  while (queue.length > 0 || running.size > 0) {
    while (queue.length > 0 && running.size < concurrency) {
      const task: Promise<void> = work(queue.shift() ?? '').finally(() => running.delete(task))
      running.add(task)
    }
    await Promise.race(running)
  }
}

/** Visits every page that links lead to, then requests everything that the pages refer to. */
export async function crawl(origin: string, starts: string[]): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>()
  const answers = new Map<string, Answer>()
  const known = new Set(starts)
  const queue = [...starts]
  const meet = (address: string) => {
    if (known.has(address)) return
    known.add(address)
    queue.push(address)
  }
  await workThrough(queue, async (path) => {
    const url = new URL(path, origin)
    const {body, isHidden, ...answer} = await ask(url.href)
    answers.set(path, answer)
    if (answer.location) meet(pathOf(answer.location, url))
    if (answer.status !== 200 || !answer.type.includes('text/html')) return
    const page = readPage(body, url, isHidden)
    pages.set(path, page)
    for (const link of page.links) meet(link.path)
    for (const named of [page.canonical, ...page.alternates.values()].filter(Boolean)) {
      meet(pathOf(named, url))
    }
  })

  const resources = new Set<string>()
  for (const page of pages.values()) {
    for (const url of page.resources) resources.add(url)
  }
  await workThrough([...resources].filter(isLocal), async (url) => {
    const {status, location, type} = await ask(url)
    answers.set(url, {status, location, type})
  })
  return {pages, answers}
}

/** Returns the path and query of a URL, which may be relative to a base. */
export function pathOf(address: string, base: URL | string): string {
  const {pathname, search} = new URL(address, base)
  return pathname + search
}

/** Returns whether a URL is on this machine; tests request no others. */
export function isLocal(url: string): boolean {
  return new URL(url).hostname === 'localhost'
}

/** Returns the alternates of every address in the sitemap, by path. */
export function readSitemap(xml: string, origin: string): Map<string, Map<string, string>> {
  const entries = parse(xml).getElementsByTagName('url')
  return new Map(
    entries.map((entry) => [
      pathOf(entry.getElementsByTagName('loc')[0]?.text ?? '', origin),
      new Map(
        entry
          .getElementsByTagName('xhtml:link')
          .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
      ),
    ]),
  )
}
