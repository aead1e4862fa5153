import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import type {Browser, Page} from '@playwright/test'
import sharp from 'sharp'

import type {Credentials} from '../credentials.ts'
import {contentClient} from '../starter/seed.ts'
import {root} from '../starter/settings.ts'
import {type Language, languages, makeGuideContent, removeGuideContent} from './guide-content.ts'
import {scenes} from './guide-scenes.ts'

const folder = join(root, 'docs/images/editors')

/** Timeout in milliseconds; the Studio is slow to render on a busy machine. */
const timeoutMs = 60_000

/** Maximum bytes of a picture. */
const most = 60_000

/** Qualities to try, best first, until the picture is small enough. */
const qualities = [72, 60, 50, 40, 30, 20]

/** Waits until loading and animations have finished. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-ui="Spinner"]'), null, {
    timeout: 15_000,
  })
  await page.waitForTimeout(700)
}

async function lightEnough(picture: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const made = await sharp(picture).webp({quality, effort: 6}).toBuffer()
    if (made.byteLength <= most) return made
  }
  throw new Error('A picture is too large: show less of the window.')
}

async function takeIn(
  browser: Browser,
  siteUrl: string,
  {contentLake}: Credentials,
  language: Language,
  named: string[],
): Promise<[string, number][]> {
  const context = await browser.newContext({
    viewport: {width: 1200, height: 800},
    deviceScaleFactor: 1.25,
    // The Studio starts in the browser's language.
    locale: language === 'en' ? 'en-US' : 'fr-FR',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // The Studio has no name for a server's UTC time zone.
    timezoneId: language === 'en' ? 'Europe/London' : 'Europe/Paris',
  })
  const sizes: [string, number][] = []
  for (const [name, scene] of Object.entries(scenes)) {
    if (named.length > 0 && !named.includes(name)) continue
    const page = await context.newPage()
    const open = async (place: string) => {
      await page.goto(`${siteUrl}/studio${place}#token=${contentLake.tokens.editor}`)
    }
    const word = (english: string, french: string) => (language === 'en' ? english : french)
    page.setDefaultTimeout(timeoutMs)
    const clip = await scene({page, language, open, word})
    await settle(page)
    // Hides Next.js's development indicator.
    await page.addStyleTag({content: 'nextjs-portal { display: none }'})
    const picture = await lightEnough(await page.screenshot(clip ? {clip} : {}))
    const file = `${name}.${language}.webp`
    writeFileSync(join(folder, file), picture)
    sizes.push([file, picture.byteLength])
    await page.close()
  }
  await context.close()
  return sizes
}

/**
 * Writes the pictures of the editors' guide, all or the named ones; returns their sizes in bytes.
 */
export async function takeGuidePictures(
  browser: Browser,
  siteUrl: string,
  credentials: Credentials,
  named: string[],
): Promise<Map<string, number>> {
  const client = contentClient(credentials.contentLake, 'editor')
  const sizes = new Map<string, number>()
  mkdirSync(folder, {recursive: true})
  for (const language of languages) {
    await removeGuideContent(client)
    try {
      await makeGuideContent(client, language)
      const taken = await takeIn(browser, siteUrl, credentials, language, named)
      for (const [file, size] of taken) sizes.set(file, size)
    } finally {
      await removeGuideContent(client)
    }
  }
  return sizes
}
