import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import type {APIRequestContext} from '@playwright/test'

import {stringsIn} from '../../lib/server/json.ts'
import {sitemapErrors} from '../fixtures/sitemap-schema.ts'
import type {Language} from '../fixtures/specified-routes.ts'
import {entries, type Entry, type Fields, objectsIn, targetOf} from '../unit/content/dataset.ts'
import {rules} from './crawl-rules.ts'
import {crawl, type CrawledPage, readSitemap} from './crawler.ts'
import {expect, publishedAddresses, stack, test} from './site.ts'

const origin = new URL(stack.siteUrl).origin

/** The interface messages of a language that have no placeholders. */
function messagesIn(language: Language): Set<string> {
  const file = fileURLToPath(new URL(`../../messages/${language}.json`, import.meta.url))
  return new Set(
    stringsIn(JSON.parse(readFileSync(file, 'utf8'))).filter((text) => !/[{<]/.test(text)),
  )
}

async function sitemapOf(request: APIRequestContext): Promise<string> {
  const response = await request.get('/sitemap.xml')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('application/xml')
  return response.text()
}

interface Linking {
  label?: string
  page?: {_ref: string}
  markDefs?: {_key: string; page?: {_ref: string}}[]
  children?: {text?: string; marks?: string[]}[]
}

/** The links in a document and its shared sections, by their texts. */
function linksIn(value: Fields): [text: string, target: Entry | undefined][] {
  return objectsIn(value).flatMap(({object}): ReturnType<typeof linksIn> => {
    const {label, page, markDefs = [], children = []} = object as Linking
    const shared = targetOf(object)
    if (shared?.type === 'sharedSection') return linksIn(shared.document)
    if (page && label) return [[label, targetOf(page)]]
    return markDefs.flatMap(({_key, page: marked}): ReturnType<typeof linksIn> => {
      const spans = children.filter(({marks}) => marks?.includes(_key))
      return marked ? [[spans.map(({text}) => text).join(''), targetOf(marked)]] : []
    })
  })
}

const seen = (text: string) => text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim()

/** Links of a language's pages of the seed that lead elsewhere than to the document they refer to. */
async function misled(pages: Map<string, CrawledPage>, language: Language): Promise<string[]> {
  const addresses = [...(await publishedAddresses(language)), ...(await publishedAddresses('en'))]
  const pathOf = (id: string | undefined) => addresses.find((one) => one.id === id)?.path ?? ''
  const own = entries.filter((entry) => entry.language === language)
  return own.flatMap(({id, document}) =>
    linksIn(document).flatMap(([text, target]) => {
      const anchors = pages.get(pathOf(id))?.anchors ?? []
      const named = anchors.filter((anchor) => seen(anchor.text) === seen(text))
      const to = pathOf(target?.id)
      const isRight = named.some(({href}) => href && new URL(href).pathname === to)
      return named.length === 0 || isRight ? [] : [`${id}: “${text}” does not lead to ${to}`]
    }),
  )
}

test('the sitemap is valid', async ({request}) => {
  expect(await sitemapErrors(await sitemapOf(request))).toEqual([])
})

test('a crawler that starts at / and /fr finds no defect', async ({request}) => {
  const site = await crawl(origin, ['/', '/fr'])
  // Read last: pages that other tests deleted take a moment to leave the sitemap.
  const sitemap = readSitemap(await sitemapOf(request), origin)
  const messages = {en: messagesIn('en'), fr: messagesIn('fr')}
  expect(site.pages.size).toBeGreaterThan(40)

  const findings = Object.entries(rules).flatMap(([rule, check]) => {
    const found = [...new Set(check({...site, origin, sitemap, messages}))]
    return found.length > 0 ? [[`${rule}:`, ...found].join('\n  ')] : []
  })
  expect(findings.join('\n'), 'what the crawler found').toBe('')
  expect(await misled(site.pages, 'en')).toEqual([])
  expect(await misled(site.pages, 'fr')).toEqual([])
})
