import type {Locator, Page} from '@playwright/test'

import {expect} from '../../e2e/site.ts'
import {publishOpenDocument} from '../../e2e/studio/studio.ts'
import {type GuideLanguage, namesOfTask} from '../../editors-guide.ts'

/** What Sanity or the browser names by itself, and so the guide does not. */
export const words = {
  en: {locale: 'en-US', name: 'English', prefix: ''},
  fr: {locale: 'fr-FR', name: 'Français', prefix: '/fr'},
}

/** A button by its whole name. */
export const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', {name, exact: true})

/** A field of the open document. */
export const field = (where: Page | Locator, name: string) =>
  where.getByTestId(`field-${name}`).first()

/** Writes into a text box, again if the Studio draws it anew meanwhile. */
export async function fill(box: Locator, text: string): Promise<void> {
  await expect(async () => {
    await box.fill(text)
    await expect(box).toHaveValue(text, {timeout: 1000})
  }).toPass()
}

/** Writes into a field of the open document. */
export const write = (where: Page | Locator, name: string, text: string) =>
  fill(field(where, name).getByRole('textbox'), text)

/** A tool in the bar at the top. */
export const tool = (page: Page, name: string) =>
  page.getByTestId('tool-collapse-menu').getByRole('link', {name, exact: true})

/** Opens a list of content, as the guide calls it, in a language. */
export async function openList(page: Page, list: string, language: GuideLanguage): Promise<void> {
  await page.getByRole('link', {name: new RegExp(`^${list} · `)}).click()
  await page.getByRole('link', {name: new RegExp(`^${words[language].name} · `)}).click()
}

/** Publishes the open document, whose button must say what the guide says. */
export async function publish(page: Page, language: GuideLanguage, pane: Page | Locator = page) {
  const [, , name = ''] = namesOfTask('Edit and publish')[language]
  await expect(button(pane, name)).toBeVisible()
  await publishOpenDocument(page, pane)
}
