import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import type {Page} from '@playwright/test'
import sharp from 'sharp'

import {expect, scrollThrough, test} from './site.ts'

/*
 * A few parts whose look would not be missed by any other test. After a change that is meant to be seen:
 *
 *   UPDATE_SNAPSHOTS=1 npm run test:e2e
 *
 * then look at each changed picture before committing it. French pages, because French words are the longer ones and
 * because other tests publish changes to the English home page.
 */
const folder = join(import.meta.dirname, 'snapshots')

const wide = {width: 1280, height: 800}
const phone = {width: 360, height: 740}

/** The monospace face is the machine's own, and a bar that sticks to the window would cover what is below it. */
const sameEverywhere = `
  :root { --font-mono: var(--font-text) !important; }
  header, thead th, tr > :first-child { position: static !important; }
`

type Theme = 'light' | 'dark'

/** What is looked at, by its picture's name and theme. One load shows it all: only the theme changes under it. */
const views: {
  path: string
  size: typeof wide
  parts: [name: string, theme: Theme, selector: string][]
}[] = [
  {
    path: '/fr',
    size: wide,
    parts: [
      ['header-wide', 'light', 'header'],
      ['hero-wide', 'light', 'main > section >> nth=0'],
      ['footer-wide', 'dark', 'footer'],
    ],
  },
  {
    path: '/fr',
    size: phone,
    parts: [
      ['header-phone', 'dark', 'header'],
      ['hero-phone', 'dark', 'main > section >> nth=0'],
      ['call-to-action-phone', 'light', '#cta'],
    ],
  },
  {
    path: '/fr/comparison',
    size: wide,
    parts: [['comparison-wide', 'light', 'section:has(> table)']],
  },
  {
    path: '/fr/comparison',
    size: phone,
    parts: [['comparison-phone', 'dark', 'section:has(> table)']],
  },
  {path: '/fr/not-found-page', size: wide, parts: [['not-found-wide', 'light', 'main']]},
]

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.addStyleTag({content: sameEverywhere})
  await scrollThrough(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Moves an element to a whole pixel: how letters are drawn must not depend on the height of what is above it. */
function toWholePixel(element: HTMLElement | SVGElement): void {
  const {top} = element.getBoundingClientRect()
  element.style.position = 'relative'
  element.style.top = `${Math.ceil(top) - top}px`
}

for (const {path, size, parts} of views) {
  const names = parts.map(([name]) => name).join(', ')
  test(`${path} looks as it did: ${names}`, async ({page}) => {
    await page.setViewportSize(size)
    await show(page, path)
    for (const [name, colorScheme, selector] of parts) {
      await page.emulateMedia({colorScheme})
      const part = page.locator(selector)
      await part.evaluate(toWholePixel)
      await expect.soft(part).toHaveScreenshot(`${name}.png`)
    }
  })
}

/** Fewer colours than a screen has are enough to compare, and a quarter of the bytes. */
test.afterAll(async () => {
  if (!process.env['UPDATE_SNAPSHOTS']) return
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    const smaller = await sharp(readFileSync(path)).png({palette: true, effort: 10}).toBuffer()
    writeFileSync(path, smaller)
  }
})
