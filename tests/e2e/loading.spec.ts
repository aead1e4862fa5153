import type {Page} from '@playwright/test'

import {articles} from '../fixtures/specified-routes.ts'
import {expect, test} from './site.ts'

/** Returns the layout shifts since the page was opened. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    const moved: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) => moved.push(...list.getEntries()))
    observer.observe({type: 'layout-shift', buffered: true})
    await new Promise((resolve) => setTimeout(resolve, 200))
    return moved.map((entry) => entry.toJSON() as object)
  })

for (const [size, viewport] of Object.entries({
  phone: {width: 412, height: 823},
  desktop: {width: 1350, height: 940},
})) {
  test(`loading the monospaced font late shifts nothing on a ${size}`, async ({page}) => {
    await page.setViewportSize(viewport)
    await page.route('**/ibm_plex_mono*', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
      await route.continue()
    })
    await page.goto(`/blog/${articles.at(-1)?.en}`)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.evaluate(() => document.fonts.check('13px mono'))).toBe(true)
    expect(await shifts(page)).toEqual([])
  })
}

test('the first paint contains the complete opening', async ({page}) => {
  for (const path of ['/fr', `/blog/${articles.at(-1)?.en}`]) {
    await page.goto(path)
    const target = await page.locator('link[rel=expect][blocking=render]').getAttribute('href')
    const end = page.locator(`main ${target}`)
    await expect(page.locator('h1')).toHaveCount(1)
    const follows = await end.evaluate((element) => {
      const title = document.querySelector('h1')
      return title?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING
    })
    expect(follows, path).toBe(true)
  }
})
