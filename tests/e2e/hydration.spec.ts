import type {Page} from '@playwright/test'

import {expect, test} from './site.ts'

/** Returns the text, the number of elements and the styles of a page's main content. */
function shown(page: Page) {
  return page.evaluate(() => ({
    text: document.querySelector('main')?.innerText,
    // Hidden inputs serve forms without script; React does not render them.
    elements: document.querySelectorAll('main :not([type=hidden])').length,
    height: document.querySelector('main')?.getBoundingClientRect().height,
  }))
}

/** Replaces a text before hydration, as a translating browser extension does. */
async function changeOnTheWay(page: Page, path: string, label: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    expect(html.split(`>${label}<`), label).toHaveLength(2)
    await route.fulfill({response, body: html.replace(`>${label}<`, '>Something else<')})
  })
}

const pages = [
  {path: '/blog/salesforce-data-quality-ai-voice-assistants', label: 'Copy link'},
  {path: '/fr', label: 'Entreprise'},
]

for (const {path, label} of pages) {
  test(`${path} is complete when hydration fails`, async ({page, pageErrors}) => {
    await page.goto(path, {waitUntil: 'networkidle'})
    // Until then, sections below the first view have no text and an estimated height.
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view')
    const before = await shown(page)
    await changeOnTheWay(page, path, label)
    await page.goto(path)
    await pageErrors.expect(/error #418/)
    await expect(page.locator('main')).not.toContainText('Something else')
    await expect.poll(() => shown(page)).toEqual(before)
  })
}
