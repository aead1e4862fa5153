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

/** What sticks to the window would cover what is below it. */
const unstuck = `
  header, .columns > .opening, thead, thead th, tr > :first-child { position: static !important; }
`

type Theme = 'light' | 'dark'

const opening = 'main > section >> nth=0'

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

test('the motif above the steps is drawn as it scrolls up', async ({page}) => {
  await page.setViewportSize(wide)
  await page.emulateMedia({reducedMotion: 'no-preference'})
  await show(page, '/fr')
  const motif = page.locator('section > .picture')
  const top = await motif.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  for (const [name, share] of [
    ['motif-spoken', 0.8],
    ['motif-settling', 0.6],
    ['motif-written', 0.3],
  ] as const) {
    await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), top - wide.height * share)
    await expect.soft(motif).toHaveScreenshot(`${name}.png`, {animations: 'allow'})
  }
})

/** Fewer colours than a screen has are enough to compare, and a quarter of the bytes. */
test.afterAll(async () => {
  if (!process.env['UPDATE_SNAPSHOTS']) return
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    const smaller = await sharp(readFileSync(path)).png({palette: true, effort: 10}).toBuffer()
    writeFileSync(path, smaller)
  }
})
