import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import type {Page} from '@playwright/test'
import sharp from 'sharp'

import {expect, scrollThrough, test} from './site.ts'

/*
 * Snapshots of parts whose look no other test checks. After an intended change, run
 *
 *   UPDATE_SNAPSHOTS=1 npm run test:e2e
 *
 * and look at each changed picture before committing it. Pages are French, because French words are longer and other
 * tests publish changes to the English home page.
 */
const folder = join(import.meta.dirname, 'snapshots')

const wide = {width: 1280, height: 900}
const phone = {width: 360, height: 740}

/** Sticky elements would cover what is below them. */
const unstuck = `
  header, .columns > .opening, thead, thead th, tr > :first-child { position: static !important; }
`

type Theme = 'light' | 'dark'

const opening = 'main > section >> nth=0'

/** The parts to photograph, by snapshot name and theme. The page loads once; only the theme changes. */
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
      ['hero-wide', 'light', opening],
      ['difference-wide', 'light', '[aria-labelledby="why-different-title"]'],
      ['copilot-wide', 'dark', '[aria-labelledby="copilot-title"]'],
      ['steps-wide', 'light', '[aria-labelledby="steps-title"]'],
      ['capabilities-wide', 'dark', '[aria-labelledby="capabilities-title"]'],
      ['footer-wide', 'dark', 'footer'],
    ],
  },
  {
    path: '/fr',
    size: phone,
    parts: [
      ['header-phone', 'dark', 'header'],
      ['hero-phone', 'dark', opening],
      ['call-to-action-phone', 'light', '#cta'],
    ],
  },
  {
    path: '/fr/comparison',
    size: wide,
    parts: [
      ['opening-columns-wide', 'dark', opening],
      ['comparison-wide', 'light', 'section:has(> table)'],
    ],
  },
  {
    path: '/fr/comparison',
    size: phone,
    parts: [['comparison-phone', 'dark', 'section:has(> table)']],
  },
  {path: '/fr/app', size: wide, parts: [['opening-phone-wide', 'light', opening]]},
  {path: '/fr/confidentialite-ue', size: wide, parts: [['opening-stages-wide', 'dark', opening]]},
  {path: '/fr/agent-ia-salesforce', size: wide, parts: [['opening-record-wide', 'light', opening]]},
  {path: '/fr/not-found-page', size: wide, parts: [['not-found-wide', 'light', 'main']]},
]

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.addStyleTag({content: unstuck})
  await scrollThrough(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Moves an element to a whole pixel, so that antialiasing does not depend on the height of what is above. */
function toWholePixel(element: HTMLElement | SVGElement): void {
  const {top} = element.getBoundingClientRect()
  element.style.position = 'relative'
  element.style.top = `${Math.ceil(top) - top}px`
}

for (const {path, size, parts} of views) {
  const names = parts.map(([name]) => name).join(', ')
  test(`${path} matches its snapshots: ${names}`, async ({page}) => {
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

/** Reduces the snapshots' colors: enough to compare, at a quarter of the size. */
test.afterAll(async () => {
  if (!process.env['UPDATE_SNAPSHOTS']) return
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    const smaller = await sharp(readFileSync(path)).png({palette: true, effort: 10}).toBuffer()
    writeFileSync(path, smaller)
  }
})
