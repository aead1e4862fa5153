import type {APIRequestContext, Page} from '@playwright/test'
import {markdownToPortableText} from '@portabletext/markdown'

import {expect, publishedAddresses, test} from './site.ts'

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const agentAccept = 'text/markdown, text/html;q=0.9, */*;q=0.1'

/** The content that a page and its Markdown must share: headings with their levels, and table cells. */
interface Outline {
  headings: [level: string, text: string][]
  cells: string[]
}

interface Read {
  _type: string
  style?: string
  children?: {text?: string; marks?: string[]}[]
  rows?: {cells: {value: Read[]}[]}[]
}

const seen = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()

const words = ({children = []}: Read) => seen(children.map(({text}) => text ?? '').join(''))

/** Reads Markdown. Bold text counts as a heading of any level, because numbered steps begin with it. */
function outlineOf(markdown: string): Outline {
  const blocks = markdownToPortableText(markdown) as unknown as Read[]
  const tables = blocks.filter(({_type}) => _type === 'table')
  return {
    headings: blocks.flatMap((block): Outline['headings'] => {
      if (/^h\d$/.test(block.style ?? '')) return [[block.style ?? '', words(block)]]
      const bold = (block.children ?? []).filter(({marks}) => marks?.includes('strong'))
      return bold.map(({text = ''}) => ['strong', seen(text)])
    }),
    cells: tables.flatMap(({rows = []}) =>
      rows.flatMap(({cells}) => cells.map(({value}) => seen(value.map(words).join(' ')))),
    ),
  }
}

/** Reads a page's HTML, without parts that only work in a browser. */
async function outlineOfPage(page: Page, html: string): Promise<Outline> {
  const {headings, cells} = await page.evaluate((source) => {
    const main = new DOMParser().parseFromString(source, 'text/html').querySelector('main')
    for (const element of main?.querySelectorAll('dialog, form, .share, .visually-hidden') ?? [])
      element.remove()
    const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])]
    return {
      headings: all('h1, h2, h3').map((element): [string, string] => [
        element.localName,
        element.textContent ?? '',
      ]),
      cells: all('th, td').map((element) => element.textContent ?? ''),
    }
  }, html)
  return {headings: headings.map(([level, text]) => [level, seen(text)]), cells: cells.map(seen)}
}

/** Returns the headings of a page that its Markdown lacks, or has in another order or at another level. */
function missingHeadings(page: Outline, markdown: Outline): string[] {
  let at = 0
  return page.headings.flatMap(([level, text]) => {
    const found = markdown.headings.findIndex(
      ([own, title], index) =>
        index >= at && title === text && (own === level || (own === 'strong' && level === 'h3')),
    )
    if (found < 0) return [`${level} ${text}`]
    at = found + 1
    return []
  })
}

async function readBoth(request: APIRequestContext, path: string) {
  const html = await request.get(path, {headers: {accept: browserAccept}})
  const markdown = await request.get(path, {headers: {accept: agentAccept}})
  expect([html.status(), markdown.status()], path).toEqual([200, 200])
  return {html: await html.text(), markdown: await markdown.text()}
}

for (const language of ['en', 'fr'] as const) {
  test(`the Markdown of every page has the page's content in ${language}`, async ({
    page,
    request,
  }) => {
    const addresses = await publishedAddresses(language)
    const paths = addresses.map(({path}) => path).filter((path) => !path.endsWith('/no-such-page'))
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths) {
      const {html, markdown} = await readBoth(request, path)
      const [shown, written] = [await outlineOfPage(page, html), outlineOf(markdown)]
      expect(shown.headings.length, path).toBeGreaterThan(0)
      expect(missingHeadings(shown, written), `headings of ${path}`).toEqual([])
      expect(written.headings.filter(([level]) => level === 'h1').length, path).toBe(1)
      expect(written.cells, `tables of ${path}`).toEqual(shown.cells)
    }
  })
}

test("a page's Markdown has a URL and is negotiated by Accept", async ({request, baseURL}) => {
  const named = await request.get('/fr/a-propos.md', {headers: {accept: browserAccept}})
  const preferred = await request.get('/fr/a-propos', {headers: {accept: agentAccept}})
  for (const answer of [named, preferred]) {
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': 'fr',
      'x-robots-tag': 'noindex',
      link: `<${baseURL}/fr/a-propos>; rel="canonical"`,
    })
    expect(answer.headers()['vary']?.split(/,\s*/)).toContain('Accept')
  }
  const text = await named.text()
  expect(await preferred.text()).toBe(text)
  expect(text).toContain(`[English](${baseURL}/about.md)`)
  // Shared caches must not store it: the page at this address varies with `Accept`.
  expect(preferred.headers()['cache-control']).toContain('private')

  for (const accept of [browserAccept, '*/*']) {
    const answer = await request.get('/fr/a-propos', {headers: {accept}})
    expect(answer.headers()['content-type']).toContain('text/html')
  }
  expect(await (await request.get('/index.md')).text()).toMatch(/^# /)
})

test("an article's Markdown names the canonical URL", async ({request, baseURL}) => {
  const answer = await request.get('/fr/blog/pourquoi-les-commerciaux-detestent-les-crm.md')
  expect(answer.status()).toBe(200)
  const canonical = `${baseURL}/blog/why-sales-reps-hate-crms`
  expect(answer.headers()['link']).toBe(`<${canonical}>; rel="canonical"`)
  expect(await answer.text()).toContain('Les articles du blog ne sont disponibles qu’en anglais.')
})

test("a missing page responds in Markdown, in the URL's language", async ({request}) => {
  const cases = [
    ['/no-such-page.md', browserAccept, 'en', '# Oops! Page not found'],
    ['/fr/no-such-page', agentAccept, 'fr', '# '],
    ['/-.md', browserAccept, 'en', '# Oops! Page not found'],
  ] as const
  for (const [path, accept, language, title] of cases) {
    const answer = await request.get(path, {headers: {accept}})
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(answer.headers()['content-language']).toBe(language)
    expect(await answer.text()).toContain(title)
  }
  const inside = await request.get('/markdown/en/about', {headers: {accept: browserAccept}})
  expect(inside.status()).toBe(404)
  expect(inside.headers()['content-type']).toContain('text/html')
})

test('a redirect from Markdown leads to Markdown', async ({request}) => {
  const cases = [
    ['/fr/about.md', browserAccept, '/fr/a-propos.md'],
    ['/fr/about', agentAccept, '/fr/a-propos'],
    ['/en/about.md', browserAccept, '/about.md'],
    ['/fr.md', browserAccept, '/fr/index.md'],
  ] as const
  for (const [path, accept, to] of cases) {
    const answer = await request.get(path, {headers: {accept}, maxRedirects: 0})
    expect(answer.status(), path).toBe(308)
    expect(answer.headers()['location']?.replace(/^https?:\/\/[^/]+/, '')).toBe(to)
  }
})

test("Markdown is not redirected by the browser's language", async ({request}) => {
  const french = {'accept-language': 'fr-FR,fr;q=0.9'}
  const named = await request.get('/index.md', {headers: french, maxRedirects: 0})
  expect([named.status(), named.headers()['content-language']]).toEqual([200, 'en'])
  const headers = {...french, accept: agentAccept}
  const preferred = await request.get('/', {headers, maxRedirects: 0})
  expect([preferred.status(), preferred.headers()['content-language']]).toEqual([200, 'en'])
})

/** Returns the paths listed in llms.txt, sorted. */
async function linksOf(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const text = await (await request.get('/llms.txt')).text()
  return [...text.matchAll(/^- \[.+\]\((\S+)\): \S/gm)]
    .map(([, href = '']) => href.replace(baseURL, ''))
    .sort()
}

test('llms.txt lists every page in both languages with links to Markdown', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/llms.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^# .+\n\n> .+\n\n/)
  expect(text.match(/^## .+/gm)?.at(-1)).toBe('## Optional')

  const own = [...(await publishedAddresses('en')), ...(await publishedAddresses('fr'))]
    .filter(({path, repeats}) => !repeats && !path.endsWith('/no-such-page'))
    .map(({path}) =>
      /^\/(fr)?$/.test(path) ? `${path.replace(/\/$/, '')}/index.md` : `${path}.md`,
    )
  // Pages deleted a moment ago may still be in the page cache.
  await expect.poll(() => linksOf(request, baseURL)).toEqual(own.sort())
  for (const href of own) {
    const {status, type} = await request
      .head(href)
      .then((page) => ({status: page.status(), type: page.headers()['content-type']}))
    expect([href, status, type]).toEqual([href, 200, 'text/markdown; charset=utf-8'])
  }
})
