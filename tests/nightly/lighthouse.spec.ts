import {chromium, type Browser} from '@playwright/test'
import lighthouse, {type Flags, type RunnerResult} from 'lighthouse'

import {expect, stack, test} from '../e2e/site.ts'
import {articles} from '../fixtures/specified-routes.ts'
import {deadline} from '../machine-speed.ts'
import {freePort} from '../processes/ports.ts'

const flags: Flags = {
  output: 'json',
  logLevel: 'error',
  disableFullPageScreenshot: true,
  // Without throttling, because no measured category depends on speed.
  throttlingMethod: 'simulate',
}

/**
 * One page per template. crawl.spec.ts checks metadata on every page, and accessibility.spec.ts runs axe on every page.
 */
const kinds = ['/', '/about', '/comparison', '/app', '/blog', `/blog/${articles.at(-1)?.en}`]

/** The score of each category, and its failed audits. */
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

test.describe('Lighthouse', () => {
  let browser: Browser
  let port: number

  test.beforeAll(async ({launchOptions}) => {
    port = await freePort()
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`]
    browser = await chromium.launch({...launchOptions, args})
  })

  test.afterAll(async () => {
    await browser.close()
  })

  test('Lighthouse gives every page template 100, except for speed', async () => {
    test.setTimeout(deadline(30_000) * kinds.length)
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
