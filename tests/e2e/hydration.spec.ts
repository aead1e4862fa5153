import type {Page} from '@playwright/test'

import {expect, test} from './site.ts'

/** What a visitor sees between header and footer, and what styles it. */
function shown(page: Page) {
  return page.evaluate(() => ({
    text: document.querySelector('main')?.innerText,
    // Hidden fields are for forms without script, and React does not draw them.
    elements: document.querySelectorAll('main :not([type=hidden])').length,
    height: document.querySelector('main')?.getBoundingClientRect().height,
  }))
}

/** As an extension that translates does it before React begins, in a part of the page that React looks into. */
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
  test(`${path} loses nothing when React has to draw it again`, async ({page, complaints}) => {
    await page.goto(path, {waitUntil: 'networkidle'})
    // What is below the first view has no text and a height that is guessed until then.
    await expect(page.locator('html')).not.toHaveAttribute('data-first-view')
    const before = await shown(page)
    await changeOnTheWay(page, path, label)
    await page.goto(path)
    await complaints.expect(/error #418/)
    await expect(page.locator('main')).not.toContainText('Something else')
    await expect.poll(() => shown(page)).toEqual(before)
  })
}
