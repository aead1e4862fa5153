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

const shots = [
  {name: 'header-wide', path: '/fr', part: 'header', size: wide, theme: 'light'},
  {name: 'header-phone', path: '/fr', part: 'header', size: phone, theme: 'dark'},
  {name: 'hero-wide', path: '/fr', part: 'main > section >> nth=0', size: wide, theme: 'light'},
  {name: 'hero-phone', path: '/fr', part: 'main > section >> nth=0', size: phone, theme: 'dark'},
  {name: 'call-to-action-phone', path: '/fr', part: '#cta', size: phone, theme: 'light'},
  {name: 'footer-wide', path: '/fr', part: 'footer', size: wide, theme: 'dark'},
  {
    name: 'comparison-wide',
    path: '/fr/comparison',
    part: 'section:has(> table)',
    size: wide,
    theme: 'light',
  },
  {
    name: 'comparison-phone',
    path: '/fr/comparison',
    part: 'section:has(> table)',
    size: phone,
    theme: 'dark',
  },
  {name: 'not-found-wide', path: '/fr/not-found-page', part: 'main', size: wide, theme: 'light'},
] as const

async function show(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.addStyleTag({content: sameEverywhere})
  await scrollThrough(page)
  await page.evaluate(() => document.fonts.ready)
}

for (const {name, path, part, size, theme} of shots) {
  test(`${name} looks as it did`, async ({page}) => {
    await page.setViewportSize(size)
    await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'})
    await show(page, path)
    await expect(page.locator(part)).toHaveScreenshot(`${name}.png`)
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
