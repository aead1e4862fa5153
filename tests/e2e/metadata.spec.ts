import type {APIRequestContext} from '@playwright/test'
import {type HTMLElement, parse} from 'node-html-parser'
import sharp from 'sharp'

import {type Language, languages, articles} from '../fixtures/specified-routes.ts'
import {contentLake, expect, publishedAddresses, stack, test} from './site.ts'

/** The metadata in a page's head. */
interface Head {
  path: string
  /** Whether another address shows the same text and is canonical. */
  repeats: boolean
  canonical: string
  types: Record<string, string>
  meta: Map<string, string>
}

const pathOf = (url: string | undefined) => new URL(url ?? '', stack.siteUrl).pathname

function typesIn(head: HTMLElement | null): Record<string, string> {
  const links = head?.querySelectorAll('link[rel=alternate][type]') ?? []
  return Object.fromEntries(
    links.map((link) => [link.getAttribute('type') ?? '', link.getAttribute('href') ?? '']),
  )
}

function readHead(html: string, path: string, repeats: boolean): Head {
  const head = parse(html).querySelector('head')
  const named = head?.querySelectorAll('meta[name], meta[property]') ?? []
  const meta = named.map(
    (tag) =>
      [
        tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
        tag.getAttribute('content') ?? '',
      ] as const,
  )
  return {
    path,
    repeats,
    canonical: head?.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
    types: typesIn(head),
    meta: new Map(meta),
  }
}

/** Sends no `Accept-Language`, as crawlers do. */
let crawler: APIRequestContext

async function documentAt(path: string): Promise<HTMLElement> {
  return parse(await (await crawler.get(path)).text())
}

async function headsIn(language: Language): Promise<Head[]> {
  const addresses = await publishedAddresses(language)
  const found: Head[] = []
  for (const {path, repeats} of addresses) {
    const response = await crawler.get(path)
    if (response.ok()) found.push(readHead(await response.text(), path, repeats))
  }
  return found
}

let heads: Record<Language, Head[]>

test.beforeAll(async ({playwright}) => {
  crawler = await playwright.request.newContext({baseURL: stack.siteUrl, maxRedirects: 0})
  heads = {en: await headsIn('en'), fr: await headsIn('fr')}
})

test.afterAll(() => crawler.dispose())

for (const language of languages) {
  // The crawler checks titles, descriptions, canonical URLs, alternates, and that what is linked is there.
  test(`every page in ${language} has robots, keywords and links to its Markdown and feeds`, () => {
    const own = heads[language].filter(({repeats}) => !repeats)
    expect(own.length).toBeGreaterThan(10)
    for (const {path, meta, types} of own) {
      expect.soft(meta.get('robots'), path).toBe('index, follow, max-image-preview:large')
      expect.soft(meta.get('keywords'), path).toBeTruthy()
      expect.soft(meta.get('format-detection'), path).toContain('telephone=no')
      const markdown = path === '/' || path === '/fr' ? `${path.replace(/\/$/, '')}/index` : path
      expect.soft(pathOf(types['text/markdown']), path).toBe(`${markdown}.md`)
      const feed = `${language === 'en' ? '' : '/fr'}/blog/feed.xml`
      const isBlog = /\/blog(\/|$)/.test(path)
      const rss = types['application/rss+xml']
      expect.soft(rss && pathOf(rss), path).toBe(isBlog ? feed : undefined)
    }
  })
}

const headingsOf = (page: HTMLElement) => page.querySelectorAll('h1, h2').map(({text}) => text)

test('an article responds at its canonical path, too', async () => {
  const article = articles.find(({id}) => id === 'data-quality')
  const head = heads.en.find(({path}) => path === `/blog/${article?.en}`)
  const original = '/blog/improve-salesforce-data-quality-ai-voice-assistants'
  expect(pathOf(head?.canonical)).toBe(original)
  expect(pathOf(head?.meta.get('og:url'))).toBe(original)
  const [own, other] = await Promise.all([documentAt(head?.path ?? ''), documentAt(original)])
  expect(other.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(head?.canonical)
  expect(headingsOf(other)).toEqual(headingsOf(own))
})

test('every page has a share image of the required size', async () => {
  const all = [...heads.en, ...heads.fr]
  const urls = new Set(all.map(({meta}) => meta.get('og:image') ?? ''))
  expect(urls.size).toBeGreaterThan(20)
  for (const url of urls) {
    expect.soft(new URL(url).origin, url).toBe(new URL(stack.siteUrl).origin)
    const response = await crawler.get(url)
    expect.soft(response.status(), url).toBe(200)
    expect.soft(response.headers()['content-type'], url).toBe('image/png')
    const bytes = await response.body()
    const {width, height} = await sharp(bytes).metadata()
    expect.soft([width, height], url).toEqual([1200, 630])
    expect.soft(bytes.length, url).toBeGreaterThan(5_000)
    expect.soft(bytes.length, url).toBeLessThan(100_000)
  }
})

test('the manifest lists existing icons in their sizes', async () => {
  const home = await documentAt('/')
  const href = home.querySelector('link[rel=manifest]')?.getAttribute('href') ?? ''
  const response = await crawler.get(href)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await response.json()) as {
    short_name: string
    theme_color: string
    icons: {src: string; sizes: string; purpose: string}[]
  }
  const name = await contentLake.fetch<string>('*[_id == "siteSettings"][0].name')
  expect(manifest.short_name).toBe(name)
  expect(manifest.icons.map(({sizes}) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  expect(manifest.icons.map(({purpose}) => purpose)).toContain('maskable')
  for (const {src, sizes} of manifest.icons) {
    const icon = await crawler.get(src)
    const {width, height} = await sharp(await icon.body()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const colors = home.querySelectorAll('meta[name=theme-color]')
  expect(colors.map((tag) => tag.getAttribute('media'))).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ])
  expect(colors[0]?.getAttribute('content')).toBe(manifest.theme_color)
})

test('every page links a favicon and a touch icon', async () => {
  for (const path of ['/', '/admin/login', '/no-such-page']) {
    const head = await documentAt(path)
    for (const rel of ['icon', 'apple-touch-icon']) {
      const href = head.querySelector(`link[rel=${rel}]`)?.getAttribute('href') ?? ''
      const response = await crawler.get(href)
      expect.soft(response.status(), `${path} ${rel}`).toBe(200)
      expect.soft(response.headers()['content-type'], `${path} ${rel}`).toMatch(/^image\//)
    }
  }
  const favicon = await crawler.get('/favicon.ico')
  expect(favicon.headers()['content-type']).toBe('image/png')
})
