import {readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import type {APIRequestContext} from '@playwright/test'

import {stringsIn} from '../../lib/server/json.ts'
import {sitemapErrors} from '../fixtures/sitemap-schema.ts'
import type {Language} from '../fixtures/specified-routes.ts'
import {rules} from './crawl-rules.ts'
import {crawl, readSitemap} from './crawler.ts'
import {expect, stack, test} from './site.ts'

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
})
