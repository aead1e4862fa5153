import type {Page} from '@playwright/test'

import {expect, nightly, test} from './site.ts'

const root = 'html[data-first-view]'

/** Returns the number of sections whose rendering is deferred. */
const later = (page: Page) =>
  page.evaluate(() => {
    const sections = [...document.querySelectorAll('main > section')]
    return sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto')
      .length
  })

/** Disables `requestAnimationFrame`, so that the page never counts as painted. */
const neverPaint = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0
  })

test('content below the first view is laid out after the first paint', async ({page}) => {
  await neverPaint(page)
  await page.goto('/fr')
  expect(await later(page)).toBeGreaterThan(5)
  await page.goto('/fr#cta')
  await page.reload()
  await expect(page.locator(root)).toHaveCount(0)
  expect(await later(page)).toBe(0)
})

test('all content is laid out in the end, without leftover markers', nightly, async ({page}) => {
  await page.goto('/fr')
  await expect(page.locator(root)).toHaveCount(0)
  expect(await later(page)).toBe(0)
  await expect(page.locator('main > section[style*=visibility]')).toHaveCount(0)
})

test('an anchor link scrolls to deferred content', nightly, async ({page}) => {
  await neverPaint(page)
  await page.goto('/fr')
  expect(await later(page)).toBeGreaterThan(5)
  await page.locator('main a[href="#cta"]').first().click()
  await expect(page.locator('#cta')).toBeInViewport()
  const top = () => page.locator('#cta').evaluate((cta) => cta.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(120)
  expect(await top()).toBeGreaterThanOrEqual(0)
})
