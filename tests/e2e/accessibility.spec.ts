import type {Page} from '@playwright/test'

import {
  axeOn,
  expect,
  expectAccessible,
  publishedAddresses,
  scrollThrough,
  test,
  violationsIn,
} from './site.ts'

const languages = ['en', 'fr'] as const
const desktop = {width: 1280, height: 800}
const phone = {width: 360, height: 740}

/** Rules whose answer depends on the theme; all others are the same in both. */
const themeRules = ['color-contrast', 'link-in-text-block']

/** How a page is looked at: one load, then the theme and the size change under it. */
const views = [
  {
    name: 'light',
    set: (page: Page) => page.setViewportSize(desktop),
    axe: axeOn,
  },
  {
    name: 'dark',
    set: (page: Page) => page.emulateMedia({colorScheme: 'dark'}),
    axe: (page: Page) => axeOn(page).withRules(themeRules),
  },
  {
    name: 'phone',
    set: (page: Page) => page.setViewportSize(phone),
    axe: (page: Page) => axeOn(page).disableRules(themeRules),
  },
]

/** What axe finds in a view, then in each of the page's dialogs. */
async function violationsOf(page: Page, axe: (typeof views)[number]['axe']) {
  const found = await violationsIn(axe(page))
  for (const dialog of await page.locator('dialog').all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal())
    found.push(...(await violationsIn(axe(page))))
    await dialog.evaluate((element: HTMLDialogElement) => element.close())
  }
  return found
}

/** Opens a page with everything that is folded away. */
async function openUnfolded(page: Page, path: string): Promise<void> {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'})
  await page.setViewportSize(desktop)
  await page.goto(path)
  await scrollThrough(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

// The longest tests of all: each language has a worker.
test.describe.configure({mode: 'parallel'})

for (const language of languages) {
  test.describe(`axe in ${language}`, () => {
    test('finds nothing on any page, in both themes and on a phone, dialogs open', async ({
      page,
    }) => {
      const addresses = await publishedAddresses(language)
      test.setTimeout(20_000 * addresses.length)
      for (const {path, repeats} of addresses) {
        await openUnfolded(page, path)
        // A text that is shown at a second address is looked at closely at its first.
        for (const {name, set, axe} of repeats ? views.slice(0, 1) : views) {
          await set(page)
          expect.soft(await violationsOf(page, axe), `${path}, ${name}`).toEqual([])
        }
      }
    })

    test('finds nothing in the open menus', async ({page}) => {
      const home = language === 'en' ? '/' : `/${language}`
      for (const [menu, size] of [
        ['language-menu', desktop],
        ['site-menu', phone],
      ] as const) {
        await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'})
        await page.setViewportSize(size)
        await page.goto(home)
        await page.locator(`[popovertarget=${menu}]`).click()
        await expect(page.locator(`#${menu}`)).toBeVisible()
        await expectAccessible(page)
        await page.emulateMedia({colorScheme: 'dark'})
        expect(await violationsIn(axeOn(page).withRules(themeRules))).toEqual([])
      }
    })
  })
}
