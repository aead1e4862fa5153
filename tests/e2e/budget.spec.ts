import {gzipSync} from 'node:zlib'

import type {Page, Request} from '@playwright/test'

import {articles} from '../fixtures/specified-routes.ts'
import {expect, stack, test} from './site.ts'

/** The most that a page may load. An empty page of Next.js 16.4 loads 134,580 bytes of compressed script. */
const most = {scriptBytes: 148_000, styleSheets: 1, fonts: 3, fontBytes: 66_000}

/** The most bytes of HTML a page may have, compressed. */
const mostHtml = {home: 28_500, other: 32_000, withCalculator: 35_000}

/** An article that embeds a whole calculator. */
const calculatorArticle = 'voice-assistant-technology-sales-teams-roi-calculator'

const calculatorPath = `/blog/${calculatorArticle}`

/** Returns the most bytes of compressed HTML that a page may have. */
function mostSent(path: string): number {
  if (path in mostHomeHtml) return mostHtml.home
  return path === calculatorPath ? mostHtml.withCalculator : mostHtml.other
}

/** The most bytes of HTML a home page may have before compression. French words are longer. */
const mostHomeHtml: Record<string, number> = {'/': 115_000, '/fr': 123_000}

/** One page of each kind. */
const kinds = [
  '/',
  '/fr',
  '/fr/app',
  '/about',
  '/comparison',
  '/blog',
  `/blog/${articles.at(-1)?.en}`,
]

const compressed = (script: Buffer) => gzipSync(script, {level: 9}).length

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

interface Loads {
  html: Buffer
  scripts: Buffer[]
  styleSheets: Buffer[]
  fonts: Buffer[]
}

/** Returns what a page loads without interaction. */
async function loadsOf(page: Page, path: string): Promise<Loads> {
  const urls: Record<string, Set<string>> = {}
  const note = (request: Request) => (urls[request.resourceType()] ??= new Set()).add(request.url())
  page.on('request', note)
  await page.goto(new URL(path, stack.siteUrl).href, {waitUntil: 'networkidle'})
  page.off('request', note)
  const bodies = (type: string) =>
    Promise.all([...(urls[type] ?? [])].map(async (url) => (await page.request.get(url)).body()))
  return {
    html: await (await page.request.get(path)).body(),
    scripts: await bodies('script'),
    styleSheets: await bodies('stylesheet'),
    fonts: await bodies('font'),
  }
}

test('every page template meets its transfer budget before interaction', async ({page}) => {
  for (const path of kinds) {
    const {html, scripts, styleSheets, fonts} = await loadsOf(page, path)
    const mostPlain = mostHomeHtml[path]
    expect
      .soft(gzipSync(html).length, `${path}: HTML as it is sent`)
      .toBeLessThanOrEqual(mostSent(path))
    if (mostPlain) expect.soft(html.length, `${path}: HTML in full`).toBeLessThanOrEqual(mostPlain)
    expect.soft(scripts.length, path).toBeGreaterThan(0)
    expect
      .soft(sum(scripts.map(compressed)), `${path}: bytes of script`)
      .toBeLessThanOrEqual(most.scriptBytes)
    expect.soft(styleSheets.length, `${path}: style sheets`).toBeLessThanOrEqual(most.styleSheets)
    expect.soft(fonts.length, `${path}: fonts`).toBeLessThanOrEqual(most.fonts)
    expect
      .soft(sum(fonts.map(({length}) => length)), `${path}: bytes of fonts`)
      .toBeLessThanOrEqual(most.fontBytes)
    const foreign = scripts.filter((script) => /sanity|supabase/i.test(script.toString()))
    expect.soft(foreign.length, `${path}: scripts of services`).toBe(0)
  }
})

test('every article meets its HTML budget', async ({request}) => {
  for (const {en} of articles) {
    const html = await (await request.get(`/blog/${en}`)).body()
    expect.soft(gzipSync(html).length, en).toBeLessThanOrEqual(mostSent(`/blog/${en}`))
  }
})
