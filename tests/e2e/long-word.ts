import type {Page} from '@playwright/test'

import {expect} from './site.ts'

/** A word that is wider than a phone. */
export const longWord = 'Salesforce/HubSpot/Pipedrive/MondayHyperautomatisation'

/** Begins every text of the page with a word, except those that are kept on a line: figures and parts of words. */
function beginTextsWith(word: string): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const kept = 'script, style, svg, .visually-hidden, .no-break, .token, data'
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.data.trim() && !text.parentElement?.closest(kept)) texts.push(text)
  }
  for (const text of texts) text.data = `${word} ${text.data}`
}

/** Opens a page at 320 px and expects no scrolling sideways (WCAG 1.4.10). */
export async function expectToFit(
  page: Page,
  path: string,
  change?: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize({width: 320, height: 640})
  await page.goto(path, {waitUntil: 'networkidle'})
  await change?.()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, path).toBeLessThanOrEqual(320)
}

/** The same with a long word in every text of the page. */
export const expectToBreakWords = (page: Page, path: string) =>
  expectToFit(page, path, () => page.evaluate(beginTextsWith, longWord))
