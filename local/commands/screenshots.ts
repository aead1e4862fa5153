import {mkdirSync} from 'node:fs'
import {join} from 'node:path'

import {chromium, type Page} from '@playwright/test'

import {readCredentials} from '../credentials.ts'
import {readSettings, root} from '../starter/settings.ts'
import {findDefects, type Defect} from '../testing/defects.ts'
import {takeGuidePictures} from '../testing/guide-pictures.ts'
import {findBrowser} from '../testing/programs.ts'
import {takeThumbnails} from '../testing/thumbnails.ts'

const widths = [360, 768, 1440]
const themes = ['light', 'dark'] as const
const folder = join(root, 'screenshots')

const siteUrl = process.env['SITE_URL']
if (!siteUrl) {
  console.error(
    'SITE_URL is missing. Start the site (`npm start` or `npm run dev`), then set it:\n\n' +
      '  SITE_URL=http://localhost:3000 npm run screenshots\n' +
      '  SITE_URL=http://localhost:3000 npm run screenshots -- /about /fr/a-propos\n' +
      '  SITE_URL=http://localhost:3000 npm run screenshots -- --thumbnails pricing-table\n' +
      '  SITE_URL=http://localhost:3000 npm run screenshots -- --guide lists figures\n',
  )
  process.exit(1)
}

interface Finding extends Defect {
  path: string
  width: number
}

/** 404 pages are pages of the site too. */
const unknownPaths = ['/no-such-page', '/fr/no-such-page']

const entryPoints = ['/', '/fr']

async function read(url: URL): Promise<string | null> {
  const response = await fetch(url)
  return response.ok ? response.text() : null
}

function pathsOf(text: string, pattern: RegExp, site: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, address = '']) => {
    const url = new URL(address.replaceAll('&amp;', '&'), site)
    return /\.\w+$/.test(url.pathname) ? [] : [url.pathname]
  })
}

async function pathsOfSitemap(site: string): Promise<string[]> {
  const sitemap = await read(new URL('/sitemap.xml', site))
  return sitemap ? pathsOf(sitemap, /<loc>([^<]+)<\/loc>/g, site) : []
}

/** Crawls the links from the home pages. */
async function pathsOfLinks(site: string): Promise<string[]> {
  const found = new Set<string>()
  const next = [...entryPoints]
  for (let path = next.pop(); path; path = next.pop()) {
    if (found.has(path)) continue
    const html = await read(new URL(path, site))
    if (html === null) continue
    found.add(path)
    next.push(...pathsOf(html, /<a\b[^>]*?\shref="(\/[^"#?]*)/g, site))
  }
  return [...found].filter((path) => !/^\/(admin|studio|api)(\/|$)/.test(path))
}

/** Every page of the running site: from the sitemap and from links. */
async function findPages(site: string): Promise<string[]> {
  const paths = [...(await pathsOfSitemap(site)), ...(await pathsOfLinks(site))]
  return [...new Set([...paths, ...unknownPaths])].sort()
}

/** Scrolls through the page so that lazy parts load before the picture. */
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
    // Hides Next.js's development indicator.
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
    console.log('No overflow, clipped text, empty section, lone word or wrong number of h1.')
    return
  }
  for (const {path, width, kind, what} of findings) {
    console.log(`${path.padEnd(28)} ${String(width).padStart(5)}  ${kind.padEnd(14)} ${what}`)
  }
  process.exitCode = 1
}

/** Captures every path at every width in both themes, and collects layout defects. */
async function captureAll(page: Page, paths: string[]): Promise<void> {
  mkdirSync(folder, {recursive: true})
  const findings: Finding[] = []
  for (const path of paths) {
    console.log(path)
    for (const width of widths) findings.push(...(await capture(page, path, width)))
  }
  report(paths.length, findings)
}

async function renewThumbnails(page: Page, site: string, sections: string[]): Promise<void> {
  const sizes = await takeThumbnails(page, site, readOwnCredentials(), sections)
  for (const [name, size] of sizes) console.log(`${name.padEnd(20)} ${(size / 1000).toFixed(1)} kB`)
  console.log(`\n${sizes.size} thumbnails are in components/sections/.`)
}

/** Credentials in the current data folder. */
const readOwnCredentials = () => readCredentials(join(readSettings().dataDir, 'credentials.json'))

async function renewGuide(site: string, pictures: string[]): Promise<void> {
  const sizes = await takeGuidePictures(browser, site, readOwnCredentials(), pictures)
  for (const [name, size] of sizes) console.log(`${name.padEnd(32)} ${(size / 1000).toFixed(1)} kB`)
  console.log(`\n${sizes.size} pictures are in docs/images/editors/.`)
}

const named = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const page = await browser.newPage({
    // Scroll-driven animations would freeze halfway.
    reducedMotion: 'reduce',
    // `*` avoids the redirect by language.
    extraHTTPHeaders: {'accept-language': '*'},
  })
  // `next dev` compiles a page on its first request.
  page.setDefaultTimeout(180_000)
  if (named[0] === '--thumbnails') await renewThumbnails(page, siteUrl, named.slice(1))
  else if (named[0] === '--guide') await renewGuide(siteUrl, named.slice(1))
  else await captureAll(page, named.length > 0 ? named : await findPages(siteUrl))
} finally {
  await browser.close()
}
