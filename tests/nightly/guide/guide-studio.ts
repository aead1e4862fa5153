import type {Locator, Page} from '@playwright/test'

import {expect, test} from '../../e2e/site.ts'
import {publishOpenDocument} from '../../e2e/studio/studio.ts'
import {type GuideLanguage, guideLanguages, namesOfTask} from '../../fixtures/editors-guide.ts'

/** The locale, the name of the list and the prefix of addresses in each language. */
export const words = {
  en: {locale: 'en-US', name: 'English', prefix: ''},
  fr: {locale: 'fr-FR', name: 'Français', prefix: '/fr'},
}

/** Declares tests for each language of the guide, in a browser set to it. */
export function inEachLanguage(declare: (language: GuideLanguage) => void): void {
  for (const language of guideLanguages) {
    test.describe(language, () => {
      test.use({locale: words[language].locale})
      declare(language)
    })
  }
}

/** Returns a button by its full name. */
export const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', {name, exact: true})

/** Returns a field of the open document. */
export const field = (where: Page | Locator, name: string) =>
  where.getByTestId(`field-${name}`).first()

/** Fills a text box. Retries, because the Studio may re-render it meanwhile. */
export async function fill(box: Locator, text: string): Promise<void> {
  await expect(async () => {
    await box.fill(text)
    await expect(box).toHaveValue(text, {timeout: 1000})
  }).toPass()
}

/** Fills a field of the open document. */
export const write = (where: Page | Locator, name: string, text: string) =>
  fill(field(where, name).getByRole('textbox'), text)

/** Waits until comments have loaded: Sanity then builds the form anew, without its focus and undo history. */
export async function untilCommentsAreThere(page: Page, name: string, language: GuideLanguage) {
  const [comment = ''] = namesOfTask('Ask a colleague')[language]
  await expect(button(field(page, name), comment).first()).toBeAttached()
}

/** Returns the link to a tool in the navigation bar. */
export const tool = (page: Page, name: string) =>
  page.getByTestId('tool-collapse-menu').getByRole('link', {name, exact: true})

/** Opens the list of a type of content in a language. */
export async function openList(page: Page, list: string, language: GuideLanguage): Promise<void> {
  await page.getByRole('link', {name: list, exact: true}).click()
  await page.getByRole('link', {name: words[language].name, exact: true}).click()
}

/** Publishes the open document and checks that the button has the guide’s name. */
export async function publish(page: Page, language: GuideLanguage, pane: Page | Locator = page) {
  const [, , name = ''] = namesOfTask('Edit and publish')[language]
  await expect(button(pane, name)).toBeVisible()
  await publishOpenDocument(page, pane)
}
