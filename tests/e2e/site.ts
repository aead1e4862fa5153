import {AxeBuilder} from '@axe-core/playwright'
import {test as base, expect, type Page} from '@playwright/test'

import {redirectName} from '../../lib/urls/paths.ts'
import {readCredentials} from '../../local/credentials.ts'
import {contentClient} from '../../local/starter/seed.ts'
import {cookieOf} from '../fixtures/cookies.ts'
import type {Language} from '../fixtures/specified-routes.ts'
import {isNightly} from '../nightly.ts'
import {entries} from '../unit/content/dataset.ts'
import {PageErrors} from './page-errors.ts'

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by global-setup.ts, which did not run.`)
  return value
}

/** The stack that global-setup.ts started. */
export const stack = {
  siteUrl: required('STACK_SITE_URL'),
  distDir: required('STACK_DIST_DIR'),
  pid: Number(required('STACK_PID')),
  log: required('STACK_LOG'),
  webhookUrl: required('STACK_WEBHOOK_URL'),
  eventLoop: required('STACK_EVENT_LOOP'),
  credentials: readCredentials(required('STACK_DATA_DIR')),
}

/** A client of the embedded Content Lake with full rights. */
export const contentLake = contentClient(stack.credentials.contentLake)

/** The ids of the documents in `content/`. Tests create and delete others meanwhile. */
export const seed = entries.map(({id}) => id)

/** A published page, article or missing page. */
interface PublishedAddress {
  /** The id of its document; none of a missing page. */
  id?: string
  path: string
  /** Whether another address shows the same text. */
  repeats: boolean
  /** The types of the document, its sections and its blocks. */
  types: Set<string>
}

const addressesQuery = `{
  "pages": *[_id in $seed && _type == "page" && language == $language]{..., "paths": [path]},
  "articles": *[_id in $seed && _type == "article" && language == $language]{..., "paths": [slug.current]},
  "untranslated": *[_id in $seed && _type == "article" && language != $language]
    {..., "paths": untranslatedSlugs[language == $language].slug}
}`

interface Addressed {
  _id: string
  paths: string[] | null
}

const typesIn = (document: object) =>
  new Set([...JSON.stringify(document).matchAll(/"_type":"(\w+)"/g)].map(([, type = '']) => type))

/** Returns the addresses of all pages and articles of `content/` in a language, and one that does not exist. */
export async function publishedAddresses(language: Language): Promise<PublishedAddress[]> {
  const {pages, articles, untranslated} = await contentLake.fetch<Record<string, Addressed[]>>(
    addressesQuery,
    {language, seed},
    {perspective: 'published'},
  )
  const prefix = language === 'en' ? '' : `/${language}`
  const addressed = (documents: Addressed[] = [], folder = '', repeats = false) =>
    documents.flatMap((document) =>
      (document.paths ?? []).map((path) => ({
        id: document._id,
        path: path === '/' ? prefix || '/' : `${prefix}${folder}/${path}`,
        repeats,
        types: typesIn(document),
      })),
    )
  return [
    ...addressed(pages).sort((one, other) => one.path.localeCompare(other.path)),
    ...addressed(articles, '/blog'),
    ...addressed(untranslated, '/blog', true),
    {path: `${prefix}/no-such-page`, repeats: false, types: new Set(['nothing'])},
  ]
}

/** Returns as few published addresses as cover every type of section and block in use. */
export async function pathsOfEveryType(language: Language): Promise<PublishedAddress[]> {
  const addresses = await publishedAddresses(language)
  const seen = new Set<string>()
  const unseen = ({types}: PublishedAddress) => [...types].filter((type) => !seen.has(type)).length
  const chosen: PublishedAddress[] = []
  for (;;) {
    const next = addresses.reduce((best, other) => (unseen(other) > unseen(best) ? other : best))
    if (unseen(next) === 0) return chosen
    chosen.push(next)
    for (const type of next.types) seen.add(type)
  }
}

/** Scrolls to the end and back, so that lazy parts load. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top <= height; top += 800) {
    await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top)
    await page.waitForTimeout(15)
  }
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}))
}

/** Waits until a form may be submitted: sooner submissions are taken for a bot's. */
export async function waitUntilSubmittable(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1000)
}

/** A visitor whose language is already settled in this session, so that pages open without a redirect. */
const redirectedVisitor = {cookies: [cookieOf(redirectName, 'noticed', false)], origins: []}

/** Playwright's `test` with the site's URL; a test fails when a page logs or requests something unexpected. */
export const test = base.extend<{pageErrors: PageErrors; plain: Page}, {watched: PageErrors}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  baseURL: async ({}, use) => use(stack.siteUrl),
  storageState: redirectedVisitor,
  /** A page of another browser context, without script. */
  plain: async ({browser}, use) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: stack.siteUrl,
      reducedMotion: 'reduce',
    })
    await use(await context.newPage())
    await context.close()
  },
  // Per worker, because a `beforeAll` may open pages.
  watched: [async ({browser}, use) => use(new PageErrors(browser)), {scope: 'worker', auto: true}],
  pageErrors: [
    async ({watched}, use) => {
      await use(watched)
      watched.check()
      watched.clear()
    },
    {auto: true},
  ],
})

/** Returns whether every frame of the page has axe loaded, which lasts until navigation. */
async function hasAxe(page: Page): Promise<boolean> {
  const found = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'axe' in window)),
  )
  return found.every(Boolean)
}

/**
 * Returns axe's violations on the page as it stands. Legacy mode avoids opening a second page for each check, needed
 * only for cross-origin frames; results other than violations would take three times as long.
 */
export async function violationsIn(page: Page, narrow = (axe: AxeBuilder) => axe) {
  // Otherwise axe's half a megabyte is sent twice for each check, and a page has several.
  const source = (await hasAxe(page)) ? {axeSource: ';'} : {}
  const axe = new AxeBuilder({page, ...source})
    .options({resultTypes: ['violations']})
    .setLegacyMode()
  const {violations} = await narrow(axe).analyze()
  return violations.map(({id, nodes}) => ({id, targets: nodes.map(({target}) => target)}))
}

/** Rules whose result depends on the theme; all others are checked once. */
export const themeRules = ['color-contrast', 'link-in-text-block']

/** Asserts that axe finds nothing on the page as it stands, or in a part of it when other tests check the rest. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // React shows what it streams up to 300 ms after the page has loaded.
  await expect(page.locator('h1').first()).toBeVisible()
  expect(await violationsIn(page, (axe) => axe.include(part))).toEqual([])
}

/**
 * Asserts that axe finds nothing on the page, or in a part of it, in either theme; leaves it in the light theme,
 * without motion. By day, `accessibility.spec.ts` alone looks at the dark theme.
 */
export async function expectAccessibleInBothThemes(page: Page, part = 'html'): Promise<void> {
  if (isNightly) {
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'})
    const inTheDark = await violationsIn(page, (axe) => axe.include(part).withRules(themeRules))
    expect(inTheDark, 'in the dark').toEqual([])
  }
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'})
  await expectAccessible(page, part)
}

export {expect}

/** Options of a test that runs at night only. */
export const nightly = {tag: '@nightly'}
