import type {Locator, Page} from '@playwright/test'

import {contentLake, expect, test} from '../e2e/site.ts'
import {chooseFromMenu, documentPlace, openStudio} from '../e2e/studio/studio.ts'
import {guideLanguages, type GuideLanguage, namesOfTask} from '../editors-guide.ts'
import {deadline} from '../machine-speed.ts'

/** What the guide does not quote, or Sanity names by itself. */
const words = {
  en: {locale: 'en-US', list: 'English', published: /published/i, path: 'offer-of-the-guide'},
  fr: {locale: 'fr-FR', list: 'Français', published: /publié/i, path: 'offre-du-guide'},
}

const pathsQuery = '*[_type == "page" && path in $paths]'
const params = {paths: guideLanguages.map((language) => words[language].path)}

const author = {_id: 'author-of-the-guide', _type: 'author', name: 'Of the guide'}

test.afterAll(async () => {
  await contentLake.delete({
    query: `*[references(${pathsQuery}._id) && _type == "translation.metadata"]`,
    params,
  })
  await contentLake.delete({query: pathsQuery, params})
  await contentLake.delete(author._id)
})

const button = (where: Page | Locator, name: string) =>
  where.getByRole('button', {name, exact: true})

/** Writes into a field, again if the Studio draws it anew meanwhile. */
async function write(page: Page, field: string, text: string): Promise<void> {
  const box = page.getByTestId(`field-${field}`).first().getByRole('textbox')
  await expect(async () => {
    await box.fill(text)
    await expect(box).toHaveValue(text, {timeout: 1000})
  }).toPass()
}

/** Counts the clicks in a page. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() =>
    addEventListener('click', () => void Object(globalThis).countClick(), true),
  )
  return () => clicks
}

/** The landing page from its template to the site. */
async function makePage(page: Page, language: GuideLanguage): Promise<void> {
  const [pages = '', template = ''] = namesOfTask('Make a new page')[language]
  const [publish = ''] = namesOfTask('Edit and publish')[language]
  const {list, path, published} = words[language]
  await page.getByRole('link', {name: new RegExp(`^${pages} · `)}).click()
  await page.getByRole('link', {name: new RegExp(`^${list} · `)}).click()
  const kind = new RegExp(`^${template} `)
  await chooseFromMenu(page.getByTestId('multi-action-intent-button').last(), kind)
  await write(page, 'title', 'A page of the guide')
  await write(page, 'path', path)
  await page
    .getByTestId('field-sections')
    .getByRole('button')
    .filter({hasText: '…'})
    .first()
    .click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('A promise')
  await page.keyboard.press('Escape')
  await page.getByRole('tab').nth(1).click()
  await write(page, 'seo.title', 'A page of the guide')
  await write(page, 'seo.description', 'A page that a test makes as the editors’ guide says.')
  const anyway = page.getByTestId('publish-confirm')
  const status = page.getByTestId('pane-footer-document-status').getByText(published)
  await expect(async () => {
    if (!(await anyway.or(status).isVisible())) await button(page, publish).click({timeout: 2000})
    await expect(anyway.or(status)).toBeVisible({timeout: 5000})
  }).toPass()
  if (await anyway.isVisible()) await anyway.click()
  await expect(status).toBeVisible()
}

for (const language of guideLanguages) {
  test.describe(`the guide in ${language}`, () => {
    test.use({locale: words[language].locale})

    test('makes a landing page, translates it and takes it offline', async ({page, request}) => {
      test.setTimeout(deadline(240_000))
      const clicks = await countClicks(page)
      await openStudio(page, 'editor')
      const begin = Date.now()
      await makePage(page, language)
      const prefix = language === 'en' ? '' : `/${language}`
      const href = `${prefix}/${words[language].path}`
      await expect.poll(async () => (await request.get(href)).status()).toBe(200)
      const seconds = Math.round((Date.now() - begin) / 1000)
      console.log(`${language}: a landing page is live after ${clicks()} clicks and ${seconds} s`)

      const [translations = '', ...create] = namesOfTask('Translate')[language]
      const version = create.find((name) => /(French version|version en anglais)$/.test(name))
      await expect(page.getByTestId('translations-menu')).toHaveText(translations)
      await chooseFromMenu(page.getByTestId('translations-menu'), String(version))
      await expect(page.getByTestId('document-pane')).toHaveCount(2)

      const pane = page.getByTestId('document-pane').first()
      const [published = '', unpublish = ''] = namesOfTask('Delete or take offline')[language]
      await pane.getByText(published, {exact: true}).first().click()
      await button(pane, unpublish).click()
      await page.getByTestId('removal-confirm').click()
      await expect.poll(async () => (await request.get(href)).status()).toBe(404)
    })

    test('asks a colleague and prepares a release', async ({page}) => {
      test.setTimeout(deadline(240_000))
      const [comment = '', resolve = ''] = namesOfTask('Ask a colleague')[language]
      await contentLake.createOrReplace(author)
      await openStudio(page, 'editor', documentPlace(author._id, 'author'))
      const field = page.getByTestId('field-name')
      await field.hover()
      await button(field, comment).click()
      await page.keyboard.type('Is this the name?')
      await page.locator('[data-testid=comment-input-send-button]:enabled').click()
      await page.getByText('Is this the name?').last().hover()
      const resolving = page.getByRole('button', {name: /resolved|résolu/})
      await resolving.first().hover()
      await expect(page.getByText(resolve, {exact: true})).toBeVisible()
      await resolving.first().click()
      await expect(page.getByText('Is this the name?')).toHaveCount(0)

      const names = namesOfTask('Prepare a release')[language]
      const [releases = '', newRelease = '', addDocument = ''] = names
      const [run = '', schedule = '', unschedule = ''] = names.slice(-3)
      await page.getByRole('link', {name: releases, exact: true}).click()
      await button(page, newRelease).first().click()
      await page.getByTestId('release-form-title').fill('Of the guide')
      await page.getByTestId('submit-release-button').click()
      await expect(page).toHaveURL(/\/releases\/r\w+/)
      const [, releaseId = ''] = /\/releases\/(r\w+)/.exec(page.url()) ?? []
      await expect(button(page, addDocument)).toBeVisible()
      await contentLake.create({...author, _id: `versions.${releaseId}.${author._id}`})
      await expect(button(page, run)).toBeEnabled()
      await page.getByTestId('release-menu-button').click()
      await expect(page.getByRole('menuitem', {name: schedule, exact: true})).toBeVisible()
      const publishAt = new Date(Date.now() + 3_600_000).toISOString()
      await contentLake.releases.schedule({releaseId, publishAt})
      await expect(button(page, unschedule)).toBeVisible()
      await contentLake.releases.unschedule({releaseId})
      await contentLake.releases.archive({releaseId})
      await contentLake.releases.delete({releaseId})
    })
  })
}
