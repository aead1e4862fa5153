import type {Page} from '@playwright/test'

import {expect, test} from '../e2e/site.ts'
import {documentPlace, openStudio} from '../e2e/studio/studio.ts'

/** The lists of the first pane. */
async function listsOf(page: Page): Promise<string[]> {
  const pane = page.getByTestId('structure-tool-list-pane').first()
  await expect(pane.getByRole('link', {name: 'Pages', exact: true})).toBeVisible()
  const names = await pane.getByRole('link').allTextContents()
  return names.map((name) => name.trim())
}

const editors = [
  'In progress',
  'Pages',
  'Blog',
  'Comparisons',
  'FAQ',
  'Feature cards',
  'Shared sections',
  'Figures',
  'Announcement bars',
  'Authors',
  'Redirects',
  'Menus and footer',
  'Calls to action',
]

const tool = (page: Page, name: string) => page.getByRole('link', {name, exact: true})

const publishButton = (page: Page) => page.getByTestId('action-publish')

const form = (page: Page) => page.getByTestId('document-panel-scroller')

test('an administrator changes everything, with the Studio in French', async ({page}) => {
  await openStudio(page, 'administrator')
  expect(await listsOf(page)).toEqual([...editors, 'Settings', 'Calculator'])
  await expect(tool(page, 'Vision')).toBeVisible()

  await page.getByRole('button', {name: 'EN, language of the interface'}).click()
  await page.getByRole('menuitem', {name: 'Français'}).click()
  await expect(page.getByText('Contenu', {exact: true})).toBeVisible()
  await page.getByRole('link', {name: 'Paramètres'}).click()
  await expect(form(page).getByText('Le nom du produit, le même dans toutes')).toBeVisible()
  await expect(page.getByRole('button', {name: 'Publier', exact: true})).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
})

test('an editor changes content but not settings', async ({page}) => {
  await openStudio(page, 'editor', documentPlace('page-about-fr', 'page'))
  await expect(page).toHaveURL(/structure\/page;page-fr;page-about-fr/)
  await expect(form(page).getByTestId('field-title').getByRole('textbox')).toBeEditable()
  await expect(publishButton(page)).toBeVisible()
  await expect(tool(page, 'Vision')).toBeHidden()

  await tool(page, 'Structure').click()
  expect(await listsOf(page)).toEqual(editors)

  await page.goto(`/studio${documentPlace('siteSettings', 'siteSettings')}`)
  await expect(form(page)).toBeVisible()
  await expect(form(page).getByTestId('field-name').getByRole('textbox')).not.toBeEditable()
  await expect(publishButton(page)).toBeHidden()

  await page.goto(`/studio${documentPlace('navigation', 'navigation')}`)
  await expect(publishButton(page)).toBeVisible()

  await page.goto('/studio/intent/create/type=siteSettings;id=a-second-one/')
  await expect(page.getByText('The site doesn’t use this document')).toBeVisible()
})

test('a viewer can only read', async ({page}) => {
  await openStudio(page, 'viewer', documentPlace('page-about-en', 'page'))
  await expect(form(page)).toBeVisible()
  await expect(form(page).getByTestId('field-title').getByRole('textbox')).not.toBeEditable()
  await expect(publishButton(page)).toBeHidden()
  await tool(page, 'Structure').click()
  expect(await listsOf(page)).toEqual(editors)
})

test('a contributor of a project whose plan has no tasks is offered no review', async ({page}) => {
  await page.route(/\/features(\?|$)/, (route) => route.fulfill({json: []}))
  await page.route(/datasetProfile=comments/, (route) => route.fulfill({json: []}))
  await contentLake.createOrReplace(author)
  await openStudio(page, 'contributor', documentPlace('author-of-the-roles-test', 'author'))
  await expect(form(page).getByTestId('field-name').getByRole('textbox')).toBeEditable()
  await expect(page.getByTestId('action-menu-button')).toBeVisible()
  await expect(page.getByRole('button', {name: 'Ask for review'})).toHaveCount(0)

  await tool(page, 'Home').click()
  await expect(page.getByTestId('home-waiting')).toContainText('Nothing')
  await expect(page.getByTestId('home-others')).toContainText(author.name)
})
