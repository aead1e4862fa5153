import type {Page} from '@playwright/test'

import {contentLake, expect, test} from '../../e2e/site.ts'
import {chooseFromMenu, clickPublish, documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {deadline} from '../../machine-speed.ts'
import {nameOf, pageOf, removeAllOf} from './guide-pages.ts'
import {button, field, inEachLanguage, publish, tool, write} from './guide-studio.ts'

const name = nameOf('translated')

/** Searches the list of translations. Retries, because the list loses typed text while it loads. */
async function search(page: Page, text: string): Promise<void> {
  const rows = page.getByTestId('translation-pair')
  await expect(async () => {
    await page.getByRole('searchbox').fill(text)
    await expect(rows).toHaveCount(1, {timeout: deadline(3000)})
  }).toPass()
}

test.afterAll(() => removeAllOf(name))

inEachLanguage((language) => {
  test('an editor translates a page', async ({page}) => {
    const translated = `${name}-from-${language}`
    const source = pageOf(name, language)
    await contentLake.createOrReplace(source)
    const names = namesOfTask('Translate')[language]
    const [translations = '', create = ''] = names
    const [keep = '', use = '', status = '', ...rest] = names.slice(names.length - 10)
    const [missing, createHere = '', createAll, untranslated, outdated, upToDate = ''] = rest
    const complete = rest[6] ?? ''

    await openStudio(page, 'editor', documentPlace(source._id, 'page'))
    // Until then the pane and its menu are rerendered.
    await expect(field(page, 'title').getByRole('textbox')).toBeEditable()
    await expect(page.getByTestId('translations-menu')).toHaveText(translations)
    await chooseFromMenu(page.getByTestId('translations-menu'), create)
    const panes = page.getByTestId('document-pane')
    await expect(panes).toHaveCount(2)
    const version = panes.nth(1)
    const marks = version.getByTestId('translation-untranslated')
    await expect(marks.first()).toContainText(source.title)
    await write(version, 'title', translated)
    await expect(marks).toHaveCount(0)
    await button(version, use).click()
    await expect(field(version, 'path').getByRole('textbox')).toHaveValue(translated)
    const warning = page.getByTestId('issue-untranslated')
    await clickPublish(version, warning)
    await expect(warning).toContainText(source.title)
    await page.keyboard.press('Escape')
    await expect(warning).toBeHidden()
    const kept = {name: new RegExp(`^${keep}`)}
    await field(version, 'sections').getByRole('button', {name: source.title}).click()
    const section = page.getByRole('dialog')
    await section.getByRole('button', kept).click()
    await expect(section.getByTestId('translation-untranslated')).toHaveCount(0)
    await section.getByRole('textbox').first().press('Escape')
    await version.getByRole('tab').first().click()
    await expect(marks.first()).toBeVisible()
    for (let left = await marks.count(); left > 0; left--) {
      await version.getByRole('button', kept).first().click()
      await expect(marks).toHaveCount(left - 1)
    }
    await publish(page, language, version)

    await tool(page, status).click()
    await search(page, source.title)
    const row = page.getByTestId('translation-pair').filter({hasText: source.title})
    await expect(row).toContainText(complete)
    await contentLake
      .patch(source._id)
      .set({title: `${source.title} anew`})
      .commit()
    await expect(row).toContainText(String(outdated))
    await row.getByRole('button', {name: /^1 text/}).click()
    await row.getByRole('button', {name: new RegExp(`^${upToDate}`)}).click()
    await expect(row).toContainText(complete)

    const lacking = pageOf(`${name}-missing`, language)
    await contentLake.createOrReplace(lacking)
    await search(page, lacking.title)
    const other = page.getByTestId('translation-pair').filter({hasText: lacking.title})
    await expect(other).toContainText(String(missing))
    await other.getByRole('button', {name: new RegExp(`^${createHere}`)}).click()
    await expect(panes).toHaveCount(2)
    await tool(page, status).click()
    await search(page, lacking.title)
    await expect(other).toContainText(String(untranslated))

    const alone = pageOf(`${name}-alone`, language)
    await contentLake.createOrReplace(alone)
    await search(page, alone.title)
    await page.getByRole('button', {name: `${createAll} (1)`, exact: true}).click()
    const last = page.getByTestId('translation-pair').filter({hasText: alone.title})
    await expect(last).toContainText(String(untranslated))
  })
})
