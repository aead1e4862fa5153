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

/** Returns the visible words of headings, paragraphs, labels, links and buttons that are broken between two lines. */
function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const part = text.parentElement?.closest('h1, h2, h3, p, th, dt, label, nav, button, .button')
    const head = part?.closest('thead')
    // A table's head that is shown to screen readers alone may be as narrow as it likes.
    if (!part?.checkVisibility() || (head && getComputedStyle(head).clipPath !== 'none')) continue
    for (const {0: word, index} of text.data.matchAll(/[^\s/()–-]+/g)) {
      // Comparisons hyphenate long words.
      if (word.length > 12 && part.matches('.comparison-table p')) continue
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const tops = new Set([...range.getClientRects()].map(({top}) => Math.round(top)))
      if (tops.size > 1) broken.push(word)
    }
  }
  return broken
}

/** Expects that no word is broken, except those of what people typed. */
export async function expectWholeWords(page: Page, typed: string): Promise<void> {
  const broken = await page.evaluate(brokenWords)
  const ofInterface = broken.filter((word) => !typed.includes(word))
  expect.soft(ofInterface, page.url()).toEqual([])
}

/** Opens a page at 320 px; expects whole words, and no scrolling sideways with a long word in every text. */
export const expectToBreakWords = (page: Page, path: string) =>
  expectToFit(page, path, async () => {
    await expectWholeWords(page, '')
    await page.evaluate(beginTextsWith, longWord)
  })
