import {chromium, type Browser} from '@playwright/test'
import lighthouse from 'lighthouse'

import {expect, publishedPages, stack, test} from './site.ts'
import {freePort} from './stack.ts'

const categories = ['accessibility', 'best-practices'] as const

/** The scores of a page, and which audits cost it points. */
async function audit(path: string, port: number) {
  const result = await lighthouse(new URL(path, stack.siteUrl).href, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    // The two categories do not depend on speed.
    throttlingMethod: 'provided',
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${path}.`)
  const {lhr} = result
  const failing = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({id, weight}) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({id}) => id),
  )
  return {path, scores: categories.map((category) => lhr.categories[category]?.score), failing}
}

test.describe('Lighthouse', () => {
  let browser: Browser
  let port: number

  test.beforeAll(async ({launchOptions}) => {
    port = await freePort()
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`]
    browser = await chromium.launch({...launchOptions, args})
  })

  test.afterAll(() => browser.close())

  for (const language of ['en', 'fr'] as const) {
    test(`gives every page in ${language} 100 for accessibility and best practices`, async () => {
      const published = await publishedPages(language)
      // Chromium itself complains of every answer 404: the page behind them is read at its own address.
      const paths = [...published.slice(0, -1), `/${language}/not-found-page`]
      test.setTimeout(30_000 * paths.length)
      for (const path of paths) {
        const result = await test.step(path, () => audit(path, port))
        expect.soft(result).toEqual({path, scores: [1, 1], failing: []})
      }
    })
  }
})
