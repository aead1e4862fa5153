import type {Locator, Page} from '@playwright/test'

import type {Credentials} from '../../../local/credentials.ts'
import {deadline} from '../../machine-speed.ts'
import {expect, stack} from '../site.ts'

/** Wide enough for five panes. */
const desk = {width: 1600, height: 1000}

/** The handle by which an item of a list is moved. */
export const dragHandle = '[data-ui="DragHandleButton"]'

/** Loading the whole Studio takes long, even in production, where nothing is compiled. */
const timeoutMs = deadline(60_000)

/**
 * Signs in to the Studio and opens a path, `/structure` or `/intent/…`, in a single load. On a page that is signed in
 * already, plain navigation is enough.
 */
export async function openStudio(
  page: Page,
  role: keyof Credentials['contentLake']['tokens'] = 'administrator',
  place = '/structure',
): Promise<void> {
  await page.setViewportSize(desk)
  await page.goto(`/studio${place}#token=${stack.credentials.contentLake.tokens[role]}`)
  await expect(page.getByRole('link', {name: /^Structure$/})).toBeVisible({
    timeout: timeoutMs,
  })
}

/** Returns a document's path, for `openStudio`. */
export function documentPlace(id: string, type: string): string {
  return `/intent/edit/id=${id};type=${type}/`
}

/**
 * Clicks Publish until the outcome is shown. The Studio disables the button during validation, which may begin between
 * the check and the click.
 */
export async function clickPublish(pane: Page | Locator, outcome: Locator): Promise<void> {
  const button = pane.getByTestId(/^action-publi(sh|er)$/)
  await expect(async () => {
    if (!(await outcome.isVisible())) await button.click({timeout: 2000})
    await expect(outcome).toBeVisible({timeout: 5000})
  }).toPass({timeout: timeoutMs})
}

/**
 * Opens a button's menu and chooses an item. Retries, because a pane re-renders and closes its menus once a document
 * has loaded or a draft is saved.
 */
export async function chooseFromMenu(button: Locator, name: string | RegExp): Promise<void> {
  await expect(async () => {
    await button.click({timeout: 5000})
    await button.page().getByRole('menuitem', {name}).click({timeout: 5000})
  }).toPass({timeout: timeoutMs})
}

/** Moves an item of a list up by one, with the keyboard. */
export async function moveUp(item: Locator): Promise<void> {
  const page = item.page()
  const handle = item.locator(dragHandle)
  const announcement = page.locator('[id^="DndLiveRegion"]').first()
  await handle.focus()
  await page.keyboard.press('Space')
  await expect(handle).toHaveAttribute('aria-pressed', 'true')
  // The first announcement is for the item's own position.
  await expect(announcement).toContainText('was moved over')
  const picked = (await announcement.textContent()) ?? ''
  await page.keyboard.press('ArrowUp')
  await expect(announcement).not.toHaveText(picked)
  await page.keyboard.press('Space')
}

/**
 * Publishes the open document, which has changes and no errors, confirming any warning. With several panes open, pass
 * the document's.
 */
export async function publishOpenDocument(page: Page, pane: Page | Locator = page): Promise<void> {
  const anyway = page.getByTestId('publish-confirm')
  const status = pane.getByTestId('pane-footer-document-status')
  const published = status.getByText(/published|publi(é|cation)/i)
  await clickPublish(pane, anyway.or(published))
  if (await anyway.isVisible()) await anyway.click()
  await expect(published).toBeVisible()
}
