import type {Page} from '@playwright/test'
import sharp from 'sharp'

import {contentLake, expect, stack, test} from '../e2e/site.ts'
import {documentPlace, openStudio} from '../e2e/studio/studio.ts'
import {deadline} from '../machine-speed.ts'
import {entries} from '../unit/content/dataset.ts'

const release = `r${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`

const article = 'article-in-french-interface'

/** Names and words that are the same in both languages. */
const same = new Set([
  'Administrator',
  'Article',
  'Articles',
  'Blog',
  'Code',
  'Description',
  'Description (English)',
  'Description (Français)',
  'Documents',
  'Document',
  'English',
  'FAQ',
  'Français',
  'Image',
  'Local administrator',
  'Pages',
  'Page',
  'Release of a test',
  'Slug',
  'Structure',
  'Studio',
  'Type',
  'Vision',
  // The library names a document without a title by its id.
  article,
])

const months = Array.from({length: 12}, (_, month) =>
  new Date(2026, month).toLocaleString('en', {month: 'long'}),
)

/** Month names in Sanity's release calendar, which are not translated. */
const hardCoded = new Set(['Close dialog', ...months])

/** Every visible text and accessible name on the screen. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder']
    const names = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())]
    return [
      ...document.body.innerText.split('\n'),
      ...names.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? '')),
    ].map((text) => text.trim())
  })
}

/** Opens every screen that editors use, and calls `look` on each. */
async function walk(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await openStudio(page)
  await expect(page.getByTestId('pane-content').first()).toBeVisible()
  await look('lists')

  await page.goto(`/studio${documentPlace(article, 'article')}`)
  await expect(page.getByTestId('field-title')).toBeVisible()
  await look('document')
  await page.getByRole('tab', {name: /^(Search and sharing|Recherche et partage)$/}).click()
  await expect(page.getByTestId('options-menu-edit-details')).toBeVisible()
  await look('search and sharing')
  await page.getByTestId('options-menu-edit-details').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('crop')

  await page.goto('/studio/releases')
  await expect(page.getByText('Release of a test')).toBeVisible()
  await look('releases')
  await page.goto(`/studio/releases/${release}`)
  await expect(page.getByTestId('release-menu-button')).toBeVisible()
  await look('release')
  await page.getByTestId('release-menu-button').click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
  await look('menu of a release')

  await page.goto('/studio/presentation')
  await expect(page.locator('iframe')).toBeVisible()
  await look('presentation')
  for (const tool of ['home', 'translations']) {
    await page.goto(`/studio/${tool}`)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await look(tool)
  }
  await page.goto('/studio/media')
  const text = page.getByRole('dialog').getByRole('textbox').first()
  // The Studio renders its tools again once it has loaded, without the dialog.
  await expect(async () => {
    if (!(await text.isVisible())) await page.locator('button:has(img)').first().click()
    await expect(text).toBeVisible({timeout: 5000})
  }).toPass()
  await look('media')
}

let asset = ''

test.beforeAll(async () => {
  const picture = await sharp({create: {width: 60, height: 40, channels: 3, background: 'green'}})
    .png()
    .toBuffer()
  asset = (await contentLake.assets.upload('image', picture))._id
  await contentLake.create({
    _id: `drafts.${article}`,
    _type: 'article',
    language: 'en',
    seo: {_type: 'seo', image: {_type: 'picture', asset: {_type: 'reference', _ref: asset}}},
  })
  await contentLake.releases.create({
    releaseId: release,
    metadata: {title: 'Release of a test', releaseType: 'asap'},
  })
})

test.afterAll(async () => {
  await contentLake.delete(`drafts.${article}`)
  await contentLake.delete(asset)
  await contentLake.releases.archive({releaseId: release})
  await contentLake.releases.delete({releaseId: release})
})

test('the French interface contains no English', async ({browser}) => {
  test.setTimeout(deadline(300_000))
  const content = JSON.stringify(entries)
  const texts: Record<string, Map<string, string[]>> = {}
  for (const locale of ['en-US', 'fr-FR']) {
    const context = await browser.newContext({locale, baseURL: stack.siteUrl})
    const page = await context.newPage()
    const seen = new Map<string, string[]>()
    texts[locale] = seen
    await walk(page, async (screen) => {
      seen.set(screen, await textsOf(page))
    })
    await context.close()
  }
  const english = new Set([...(texts['en-US']?.values() ?? [])].flat())
  const left = [...(texts['fr-FR'] ?? [])].map(([screen, all]): [string, string[]] => [
    screen,
    [...new Set(all)].filter(
      (text) =>
        // Numbers and dates are content.
        /^[^\d·]*[a-z]{2}[^\d·]*$/.test(text) &&
        english.has(text) &&
        !same.has(text) &&
        !hardCoded.has(text) &&
        !content.includes(text),
    ),
  ])
  expect(Object.fromEntries(left.filter(([, found]) => found.length > 0))).toEqual({})
})
