import type {Locator, Page} from '@playwright/test'

import {deadline} from '../../machine-speed.ts'
import type {StudioRole} from '../../processes/credentials.ts'
import {expect, stack} from '../site.ts'

/** Five panes stand side by side. */
const desk = {width: 1600, height: 1000}

/** A first look compiles nothing in production, but reads the whole Studio. */
const timeoutMs = deadline(60_000)

/**
 * Signs in to the Studio and opens a place in it, in one load: `/structure` or `/intent/…`. Whoever is signed in already
 * need not do it again in the same page.
 */
export async function openStudio(
  page: Page,
  role: StudioRole = 'administrator',
  place = '/structure',
): Promise<void> {
  await page.setViewportSize(desk)
  await page.goto(`/studio${place}#token=${stack.credentials.contentLake.tokens[role]}`)
  await expect(page.getByRole('link', {name: /^Structure$/})).toBeVisible({
    timeout: timeoutMs,
  })
}

/** The place of a document, for `openStudio`. */
export function documentPlace(id: string, type: string): string {
  return `/intent/edit/id=${id};type=${type}/`
}

/**
 * Clicks on Publish until what follows is shown. The Studio turns the button off whenever it finds out what is wrong with
 * what was typed last, which may be between a look at the button and the click.
 */
export async function clickPublish(pane: Page | Locator, outcome: Locator): Promise<void> {
  const button = pane.getByTestId('action-publish')
  await expect(async () => {
    if (!(await outcome.isVisible())) await button.click({timeout: 2000})
    await expect(outcome).toBeVisible({timeout: 5000})
  }).toPass({timeout: timeoutMs})
}

/**
 * Opens the menu of `button` and chooses an item, again if need be: the Studio draws a pane anew, and closes its menus,
 * once a document has loaded or its draft is saved.
 */
export async function chooseFromMenu(button: Locator, name: string | RegExp): Promise<void> {
  await expect(async () => {
    await button.click({timeout: 5000})
    await button.page().getByRole('menuitem', {name}).click({timeout: 5000})
  }).toPass({timeout: timeoutMs})
}

/**
 * Publishes the open document, which has changes and no errors, whatever the Studio warns of before; where several are
 * open, the one in `pane`.
 */
export async function publishOpenDocument(page: Page, pane: Page | Locator = page): Promise<void> {
  const anyway = page.getByTestId('publish-confirm')
  const published = pane.getByTestId('pane-footer-document-status').getByText(/published/i)
  await clickPublish(pane, anyway.or(published))
  if (await anyway.isVisible()) await anyway.click()
  await expect(published).toBeVisible()
}
