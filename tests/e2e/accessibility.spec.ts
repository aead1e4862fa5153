import type {Page} from '@playwright/test'

import {expect, expectAccessible, publishedPages, scrollThrough, test} from './site.ts'

const languages = ['en', 'fr'] as const
const themes = ['light', 'dark'] as const

/** Everything that is folded away is part of the page, too. */
async function unfold(page: Page): Promise<void> {
  await scrollThrough(page)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await unfold(page)
}

for (const language of languages) {
  for (const theme of themes) {
    test.describe(`in ${language}, ${theme} theme`, () => {
      test.beforeEach(async ({page}) => {
        await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'})
      })

      test('axe finds nothing on any page', async ({page}) => {
        const paths = await publishedPages(language)
        test.setTimeout(20_000 * paths.length)
        for (const path of paths) {
          await test.step(path, async () => {
            await open(page, path)
            await expectAccessible(page)
          })
        }
      })

      test('axe finds nothing on any page of a phone', async ({page}) => {
        await page.setViewportSize({width: 360, height: 740})
        const paths = await publishedPages(language)
        test.setTimeout(20_000 * paths.length)
        for (const path of paths) {
          await test.step(path, async () => {
            await open(page, path)
            await expectAccessible(page)
          })
        }
      })

      test('axe finds nothing in the open menus', async ({page}) => {
        const home = language === 'en' ? '/' : `/${language}`
        await page.goto(home)
        await page.locator('[popovertarget=language-menu]').click()
        await expect(page.locator('#language-menu')).toBeVisible()
        await expectAccessible(page)

        await page.setViewportSize({width: 360, height: 740})
        await page.goto(home)
        await page.locator('[popovertarget=site-menu]').click()
        await expect(page.locator('#site-menu')).toBeVisible()
        await expectAccessible(page)
      })

      test('axe finds nothing in the open dialogs', async ({page}) => {
        for (const path of await publishedPages(language)) {
          await test.step(path, async () => {
            await open(page, path)
            const dialogs = await page.locator('dialog').all()
            for (const dialog of dialogs) {
              await dialog.evaluate((element: HTMLDialogElement) => element.showModal())
              await expectAccessible(page)
              await dialog.evaluate((element: HTMLDialogElement) => element.close())
            }
          })
        }
      })
    })
  }
}
