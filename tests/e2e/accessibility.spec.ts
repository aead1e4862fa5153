import type {Page} from '@playwright/test'

import {
  expect,
  expectAccessible,
  findViolations,
  publishedPages,
  scrollThrough,
  test,
} from './site.ts'

const languages = ['en', 'fr'] as const
const themes = ['light', 'dark'] as const
const phone = {width: 360, height: 740}

/** The page with everything that is folded away, then each of its dialogs. */
async function violationsOf(page: Page, path: string) {
  await page.goto(path)
  await scrollThrough(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  const found = [...(await findViolations(page))]
  for (const dialog of await page.locator('dialog').all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal())
    found.push(...(await findViolations(page)))
    await dialog.evaluate((element: HTMLDialogElement) => element.close())
  }
  return found
}

async function expectAllAccessible(page: Page, language: 'en' | 'fr'): Promise<void> {
  const paths = await publishedPages(language)
  test.setTimeout(20_000 * paths.length)
  for (const path of paths) {
    const found = await test.step(path, () => violationsOf(page, path))
    expect.soft(found, path).toEqual([])
  }
}

for (const language of languages) {
  for (const theme of themes) {
    test.describe(`axe in ${language}, ${theme} theme`, () => {
      test.beforeEach(async ({page}) => {
        await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'})
      })

      test('finds nothing on any page, dialogs open', async ({page}) => {
        await expectAllAccessible(page, language)
      })

      test('finds nothing on any page of a phone, dialogs open', async ({page}) => {
        await page.setViewportSize(phone)
        await expectAllAccessible(page, language)
      })

      test('finds nothing in the open menus', async ({page}) => {
        const home = language === 'en' ? '/' : `/${language}`
        for (const [menu, size] of [
          ['language-menu', {width: 1280, height: 800}],
          ['site-menu', phone],
        ] as const) {
          await page.setViewportSize(size)
          await page.goto(home)
          await page.locator(`[popovertarget=${menu}]`).click()
          await expect(page.locator(`#${menu}`)).toBeVisible()
          await expectAccessible(page)
        }
      })
    })
  }
}
