import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import type {Browser, Page} from '@playwright/test'
import sharp from 'sharp'

import type {Credentials} from '../credentials.ts'
import {contentClient} from '../starter/seed.ts'
import {root} from '../starter/settings.ts'
import {publishExamples, sectionExamples} from './section-examples.ts'

/** Narrowest viewport with desktop columns, so that text stays as large as possible. */
const width = 1100

/** Aspect ratio in the Studio's menu. */
const ratio = 3 / 2

/** Twice the menu's size, in pixels. */
const shownWidth = 360

/** A section of a seed page. */
interface InsertPosition {
  type: string
  path: string
  /** Index of the section on its page. */
  index: number
}

interface SeedPage {
  path: string
  language: string
  sections: {_type: string}[]
}

const examples: SeedPage = sectionExamples({picture: '', logo: '', file: '', captions: ''})

/** The first English seed page with each section type, the home page first, the examples last. */
function places(): InsertPosition[] {
  const folder = join(root, 'content/pages')
  const pages = readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as SeedPage)
    .filter(({language}) => language === 'en')
    .sort((a, b) => Number(b.path === '/') - Number(a.path === '/'))
    .concat(examples)
  const all = pages.flatMap(({path, sections}) =>
    sections.map(({_type}, index) => ({type: _type, path, index})),
  )
  return all.filter(({type}, index) => all.findIndex((other) => other.type === type) === index)
}

/** Waits for a page that may just have been published. */
async function open(page: Page, siteUrl: string, path: string): Promise<void> {
  await page.setViewportSize({width, height: 1200})
  while (!(await page.goto(new URL(path, siteUrl).href))?.ok()) await page.waitForTimeout(1000)
  // Hides the header and Next.js's development indicator.
  await page.addStyleTag({
    content: 'body > header, body > footer, nextjs-portal { display: none }',
  })
}

/** Scrolls to a section, opens dialogs, hides the other sections and returns its position. */
async function present(page: Page, index: number) {
  // Each section renders one element.
  const sections = page.locator('main > :not(style, script, [hidden])')
  await sections.evaluateAll((elements, shown) => {
    for (const [place, element] of (elements as HTMLElement[]).entries()) {
      element.style.visibility = place === shown ? 'visible' : 'hidden'
    }
    elements[shown]?.scrollIntoView({block: 'start', behavior: 'instant'})
    elements[shown]?.querySelector<HTMLDialogElement>(':scope > dialog')?.showModal()
  }, index)
  await page.waitForLoadState('networkidle')
  return sections.nth(index).evaluate((element) => {
    const shown = element.querySelector('dialog[open]') ?? element
    const {top, height} = shown.getBoundingClientRect()
    return {top: top + window.scrollY, height}
  })
}

async function capture(page: Page, index: number): Promise<Buffer> {
  const {top, height} = await present(page, index)
  const seen = Math.round(width / ratio)
  // A short section is centered; of a long one, show the top.
  const above = Math.max(0, Math.round((seen - height) / 2))
  const clip = {x: 0, y: Math.max(0, top - above), width, height: seen}
  const picture = await page.screenshot({clip, fullPage: true})
  return sharp(picture).resize(shownWidth).webp({quality: 62, effort: 6}).toBuffer()
}

const kebab = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

async function takeAll(page: Page, siteUrl: string, named: string[]) {
  const sizes = new Map<string, number>()
  let opened = ''
  for (const {type, path, index} of places()) {
    const name = kebab(type)
    if (named.length > 0 && !named.includes(name)) continue
    if (path !== opened) await open(page, siteUrl, path)
    opened = path
    const picture = await capture(page, index)
    const folder = join(root, 'components/sections', name)
    mkdirSync(folder, {recursive: true})
    writeFileSync(join(folder, `${name}.webp`), picture)
    sizes.set(name, picture.byteLength)
  }
  return sizes
}

/**
 * Writes thumbnails of section types beside their components, all or the named ones, and publishes
 * the examples meanwhile; returns their sizes in bytes.
 */
export async function takeThumbnails(
  browser: Browser,
  siteUrl: string,
  credentials: Credentials,
  named: string[],
): Promise<Map<string, number>> {
  const client = contentClient(credentials.contentLake, 'editor')
  const ids = await publishExamples(client)
  // Without motion, scroll-driven animations are at their end; `*` avoids the redirect by language.
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    extraHTTPHeaders: {'accept-language': '*'},
  })
  // `next dev` compiles a page on its first request.
  page.setDefaultTimeout(180_000)
  try {
    return await takeAll(page, siteUrl, named)
  } finally {
    await client.delete({query: '*[_id in $ids]', params: {ids}})
  }
}
