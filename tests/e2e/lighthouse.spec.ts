import {chromium, type Browser} from '@playwright/test'
import lighthouse, {snapshot, type Flags, type RunnerResult} from 'lighthouse'
import {connect, type Browser as PuppeteerBrowser} from 'puppeteer-core'

import {redirectName} from '../../lib/i18n/language-choice/names.ts'
import {articles} from '../specified-routes.ts'
import {expect, publishedAddresses, stack, test} from './site.ts'
import {freePort} from './stack.ts'

const flags: Flags = {
  output: 'json',
  logLevel: 'error',
  disableFullPageScreenshot: true,
  // No category asked for depends on speed; this method waits the shortest.
  throttlingMethod: 'simulate',
}

/**
 * One page of each kind: what best practices judge is the same on all of a kind. So is what search engines meet on the way to
 * a page, which no snapshot shows: its status, robots, canonical and hreflang. crawl.spec.ts checks those of every page, and
 * accessibility.spec.ts lets axe, which Lighthouse asks, look at every page in every state.
 */
const kinds = ['/', '/about', '/comparison', '/app', '/blog', `/blog/${articles.at(-1)?.en}`]

/** The score of each category, and which audits cost it points. */
function scoresOf(result: RunnerResult | undefined) {
  if (!result) throw new Error('Lighthouse gave no result.')
  const {categories, audits} = result.lhr
  return Object.values(categories).map(({id, score, auditRefs}) => ({
    id,
    score,
    failing: auditRefs
      .filter((audit) => audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1)
      .map((audit) => audit.id),
  }))
}

const perfect = (categories: string[]) => categories.map((id) => ({id, score: 1, failing: []}))

// Long tests that mostly wait: each has a browser of its own.
test.describe.configure({mode: 'parallel'})

test.describe('Lighthouse', () => {
  let browser: Browser
  let remote: PuppeteerBrowser
  let port: number

  test.beforeAll(async ({launchOptions}) => {
    port = await freePort()
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`]
    browser = await chromium.launch({...launchOptions, args})
    // Lighthouse looks at a page that is open only through this library.
    remote = await connect({
      browserURL: `http://127.0.0.1:${port}`,
      defaultViewport: null,
    })
    // As in site.ts: French pages must not lead on to English ones.
    await remote.setCookie({name: redirectName, value: 'yes', domain: 'localhost', path: '/'})
  })

  test.afterAll(async () => {
    await remote.disconnect()
    await browser.close()
  })

  for (const language of ['en', 'fr'] as const) {
    test(`gives every page in ${language} 100 for SEO`, async () => {
      const addresses = await publishedAddresses(language)
      test.setTimeout(20_000 * addresses.length)
      const page = await remote.newPage()
      const onlyCategories = ['seo']
      // The same text at a second address would be looked at twice.
      for (const {path} of addresses.filter(({repeats}) => !repeats)) {
        const response = await page.goto(new URL(path, stack.siteUrl).href)
        // What is not found has nothing for search engines.
        if (!response?.ok()) continue
        const result = await snapshot(page, {flags: {...flags, onlyCategories}})
        expect.soft(scoresOf(result), path).toEqual(perfect(onlyCategories))
      }
      await page.close()
    })
  }

  test('gives a page of every kind 100 for all but speed', async () => {
    test.setTimeout(30_000 * kinds.length)
    const onlyCategories = ['accessibility', 'best-practices', 'seo']
    for (const path of kinds) {
      const result = await lighthouse(new URL(path, stack.siteUrl).href, {
        ...flags,
        port,
        onlyCategories,
      })
      expect.soft(scoresOf(result), path).toEqual(perfect(onlyCategories))
    }
  })
})
