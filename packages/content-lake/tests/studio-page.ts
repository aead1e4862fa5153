import {type Browser, chromium, expect as base, type Page} from '@playwright/test'

import {deadline} from './machine-speed.ts'

export const expect = base.configure({timeout: deadline(30_000)})

/** Opens Chromium. */
export function openBrowser(...args: string[]): Promise<Browser> {
  const asRoot = process.getuid?.() === 0
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : []), ...args],
  })
}

/** A page that trusts the tests' certificates. */
export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
    viewport: {width: 1600, height: 1000},
  })
  return context.newPage()
}

/** The input of the document's title. */
export const titleInput = (page: Page) => page.getByTestId('field-title').getByRole('textbox')

/** Signs in to the Studio and opens the document `first`, which is created by opening it. */
export async function signIn(page: Page, address: string, token = ''): Promise<void> {
  await page.goto(address)
  await page.getByRole('link', {name: 'This machine'}).click()
  await page.getByLabel('Token').fill(token)
  await page.getByRole('button', {name: 'Sign in'}).click()
  await expect(page.getByRole('link', {name: /^Structure$/})).toBeVisible()
  await page.goto(`${address}/intent/edit/id=first;type=post/`)
  await expect(titleInput(page)).toBeEditable()
}

/** Publishes the open document. Retries, because the button is disabled during validation. */
export async function publish(page: Page): Promise<void> {
  const published = page.getByTestId('pane-footer-document-status').getByText(/published/i)
  await expect(async () => {
    if (!(await published.isVisible())) {
      await page.getByTestId('action-publish').click({timeout: 2000})
    }
    await expect(published).toBeVisible({timeout: 5000})
  }).toPass({timeout: deadline(60_000)})
}
