import {type Language, languages} from '../fixtures/specified-routes.ts'
import {
  addressesIn,
  complaintsAbout,
  type Graph,
  graphsIn,
  type Node,
} from '../fixtures/structured-data.ts'
import {expect, publishedAddresses, stack, test} from './site.ts'

interface Shown {
  path: string
  language: Language
  repeats: boolean
  graphs: Graph[]
}

let pages: Shown[] = []

/** The graph of every published page, by path. */
let graphs = new Map<string, Graph>()

test.beforeAll(async ({request}) => {
  for (const language of languages) {
    for (const {path, repeats} of await publishedAddresses(language)) {
      const html = await (await request.get(path)).text()
      pages.push({path, language, repeats, graphs: graphsIn(html)})
    }
  }
  graphs = new Map(pages.flatMap(({path, graphs: [graph]}) => (graph ? [[path, graph]] : [])))
  expect(graphs.size).toBeGreaterThan(20)
})

test.afterAll(() => {
  pages = []
})

function nodesOf(path: string, type: string): Node[] {
  return graphs.get(path)?.['@graph'].filter((node) => node['@type'] === type) ?? []
}

function whole(path: string): string {
  return new URL(path, stack.siteUrl).href
}

function isDrawn(path: string): boolean {
  return path.startsWith('/share/')
}

/** Returns the path of each URL that is on this site. */
function ownPaths(graph: Graph): string[] {
  return addressesIn(graph)
    .filter((address) => new URL(address).origin === new URL(stack.siteUrl).origin)
    .map((address) => new URL(address).pathname)
}

test('every page has one JSON-LD graph, and a missing page has no graph', () => {
  for (const {path, graphs: its} of pages) {
    expect.soft(its.length, path).toBe(path.endsWith('/no-such-page') ? 0 : 1)
  }
})

test('graphs have no empty, unresolved, misdated or missing values', () => {
  for (const [path, graph] of graphs) {
    expect.soft(complaintsAbout(graph), path).toEqual([])
  }
})

test('each graph describes its page, in its language and at its own address', () => {
  for (const {path, language, repeats} of pages) {
    if (path.endsWith('/no-such-page')) continue
    const [webPage] = nodesOf(path, 'WebPage')
    expect.soft(webPage?.['inLanguage'], path).toBe(repeats ? 'en' : language)
    const ways = nodesOf(path, 'BreadcrumbList')
    const isHome = path === '/' || path === '/fr'
    expect.soft(ways, path).toHaveLength(isHome ? 0 : 1)
    if (isHome) continue
    expect.soft(ways[0]?.['@id'], path).toBe(`${whole(path)}#breadcrumb`)
    // Each page above has its own step.
    const above = path.replace(/^\/fr\//, '/').split('/').length
    expect.soft(ways[0]?.['itemListElement'], path).toHaveLength(above)
  }
})

test('French graphs refer to French pages, except for untranslated articles', () => {
  const articles = new Set(pages.filter(({repeats}) => repeats).map(({path}) => path))
  for (const {path, language} of pages) {
    const graph = graphs.get(path)
    if (!graph || language === 'en' || articles.has(path)) continue
    const foreign = ownPaths(graph).filter(
      (to) => !/^\/fr(\/|$)/.test(to) && !/^\/($|blog\/|share\/|icon)/.test(to),
    )
    expect.soft(foreign, path).toEqual([])
  }
})

test('every URL in the graphs responds', async ({request}) => {
  const visited = new Set(pages.map(({path}) => path))
  const named = new Set([...graphs.values()].flatMap(ownPaths))
  const unvisited = [...named].filter((path) => !visited.has(path))
  // Images are generated on first request. One stands for all, which have a test of their own.
  const drawn = unvisited.find(isDrawn)
  const others = unvisited.filter((path) => !isDrawn(path))
  for (const path of drawn ? [...others, drawn] : others) {
    expect.soft((await request.get(path)).status(), path).toBe(200)
  }
})

test('an FAQPage has the questions of the page, with formatted figures', async ({page}) => {
  for (const path of ['/fr', '/blog/best-salesforce-ai-copilot-smbs-2025']) {
    await page.goto(path, {waitUntil: 'domcontentloaded'})
    const shown = await page
      .locator('main details', {has: page.locator('.question')})
      .evaluateAll((questions) =>
        questions.map((question) => {
          for (const style of question.querySelectorAll('style')) style.remove()
          const [name, answer] = ['.question', '.rich-text'].map(
            (part) => question.querySelector(part)?.textContent,
          )
          return {name, answer}
        }),
      )
    const [faq] = nodesOf(path, 'FAQPage')
    const mainEntities = (faq?.['mainEntity'] ?? []) as {
      name: string
      acceptedAnswer: {text: string}
    }[]
    // Two paragraphs are separated by a line break in one text and by nothing in the other.
    const oneLine = mainEntities.map(({name, acceptedAnswer: {text}}) => {
      return {name, answer: text.replaceAll('\n', '')}
    })
    expect(oneLine).toEqual(shown)
  }
})
