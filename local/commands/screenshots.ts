import {mkdirSync} from 'node:fs'
import {join} from 'node:path'

import {chromium, type Page} from '@playwright/test'

import {root} from '../starter/settings.ts'
import {findBrowser} from '../testing/browser.ts'
import {findDefects, type Defect} from '../testing/defects.ts'
import {findPages} from '../testing/site-pages.ts'

const widths = [360, 768, 1440]
const themes = ['light', 'dark'] as const
const folder = join(root, 'screenshots')

const siteUrl = process.env['SITE_URL']
if (!siteUrl) {
  console.error(
    'SITE_URL is missing. Start the site (`npm start` or `npm run dev`), then name it:\n\n' +
      '  SITE_URL=http://localhost:3000 npm run screenshots\n' +
      '  SITE_URL=http://localhost:3000 npm run screenshots -- /about /fr/a-propos\n',
  )
  process.exit(1)
}

interface Finding extends Defect {
  path: string
  width: number
}

/** Parts that load when they come into view must have done so before the picture. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top)
    await page.waitForTimeout(40)
  }
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}))
  await page.waitForLoadState('networkidle')
}

const fileName = (path: string) => path.replace(/^\//, '').replaceAll('/', '-') || 'home'

async function capture(page: Page, path: string, width: number): Promise<Finding[]> {
  try {
    await page.setViewportSize({width, height: 900})
    await page.goto(new URL(path, siteUrl).href)
    // What `next dev` has to say stands in a corner of the page.
    await page.addStyleTag({content: 'nextjs-portal { display: none }'})
    await scrollThrough(page)
    for (const theme of themes) {
      await page.emulateMedia({colorScheme: theme})
      const file = join(folder, `${fileName(path)}-${width}-${theme}.png`)
      await page.screenshot({path: file, fullPage: true})
    }
    const defects = await findDefects(page)
    return defects.map(({kind, what}) => ({path, width, kind, what}))
  } catch (error) {
    return [{path, width, kind: 'no answer', what: String(error).split('\n')[0] ?? ''}]
  }
}

function report(pages: number, findings: Finding[]): void {
  console.log(`\n${pages} pages at ${widths.join(', ')} px in both themes are in screenshots/.`)
  if (findings.length === 0) {
    console.log('No overflow, clipped text, empty section or wrong number of h1.')
    return
  }
  for (const {path, width, kind, what} of findings) {
    console.log(`${path.padEnd(28)} ${String(width).padStart(5)}  ${kind.padEnd(14)} ${what}`)
  }
  process.exitCode = 1
}

const named = process.argv.slice(2)
const paths = named.length > 0 ? named : await findPages(siteUrl)
mkdirSync(folder, {recursive: true})
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
const findings: Finding[] = []
try {
  const page = await browser.newPage({
    // Movement that follows the scroll position would freeze halfway.
    reducedMotion: 'reduce',
    // A page is led to its visitor's language; who names none sees every page where it is.
    extraHTTPHeaders: {'accept-language': '*'},
  })
  for (const path of paths) {
    console.log(path)
    for (const width of widths) findings.push(...(await capture(page, path, width)))
  }
} finally {
  await browser.close()
}
report(paths.length, findings)
