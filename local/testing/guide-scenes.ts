import type {Locator, Page} from '@playwright/test'

import {authorId, type Language, pageId, releaseId} from './guide-content.ts'

/** The part of the window in a picture. */
interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** The Studio in one language. */
interface Studio {
  page: Page
  language: Language
  open: (place: string) => Promise<void>
  /** Picks the interface text in the Studio's language. */
  word: (english: string, french: string) => string
}

/** Prepares a picture and returns its clip; undefined for the whole window. */
type Scene = (studio: Studio) => Promise<Part | undefined>

/** URL of a document, or of one of its fields. */
const editOf = (id: string, type = 'page', path = '') =>
  `/intent/edit/id=${id};type=${type}${path && `;path=${encodeURIComponent(path)}`}/`

/** An element with a margin. */
async function around(element: Locator, margin = 16): Promise<Part> {
  await element.waitFor()
  const box = await element.boundingBox()
  if (!box) throw new Error(`Nothing to take a picture of: ${String(element)}`)
  const x = Math.max(0, box.x - margin)
  const y = Math.max(0, box.y - margin)
  return {x, y, width: box.width + 2 * margin, height: box.height + 2 * margin}
}

/** The open document without the lists beside it. */
const documentIn = (page: Page) => around(page.getByTestId('document-pane').last(), 0)

const dialogIn = (page: Page) => around(page.locator('[data-ui="DialogCard"] > *').last(), 0)

/** Selects a menu item; retries, because the menu is redrawn while the document loads. */
async function choose(menu: Locator, item: Locator): Promise<void> {
  for (let left = 4; left > 0; left--) {
    if (!(await item.isVisible())) await menu.click()
    const chosen = await item.click({timeout: 5000}).then(
      () => true,
      () => false,
    )
    if (chosen) return
  }
  throw new Error(`The menu does not offer ${String(item)}`)
}

async function openGuidePage({page, language, open}: Studio, path = ''): Promise<void> {
  await open(editOf(pageId(language), 'page', path))
  await page.getByTestId('field-title').first().waitFor()
}

/** The form focuses its first button once it has loaded, and a tooltip covers what is above. */
async function leaveField(page: Page): Promise<void> {
  await page.waitForTimeout(2500)
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement).blur())
}

/** The pictures of the editors' guide, by name. */
export const scenes: Record<string, Scene> = {
  async home({page, open}) {
    await page.setViewportSize({width: 1280, height: 800})
    await open('/home')
    await page.getByTestId('home-mine').getByRole('listitem').first().waitFor()
    await page.getByTestId('home-links').getByRole('button').waitFor()
    return undefined
  },

  async lists({page, open}) {
    await open('/structure/page;page-en')
    await page.getByText('EN · /about').waitFor()
    return {x: 0, y: 0, width: 1050, height: 480}
  },

  async 'before-you-publish'(studio) {
    await openGuidePage(studio)
    await studio.page.getByTestId(studio.word('action-publish', 'action-publier')).click()
    await studio.page.getByTestId('publish-confirm').waitFor()
    return dialogIn(studio.page)
  },

  async 'insert-section'(studio) {
    const {page} = studio
    await openGuidePage(studio)
    await leaveField(page)
    await page.getByTestId('field-sections').getByTestId('add-multiple-object-button').click()
    await page.locator('[data-ui="Popover"] img').first().waitFor()
    return documentIn(page)
  },

  async picture({page, language, open, word}) {
    await open(editOf(pageId(language), 'page', 'sections[_key=="founder"].heading'))
    await page.getByTestId('options-menu-edit-details').click()
    await page.getByText(word('Adjust the rectangle', 'Ajustez le rectangle')).waitFor()
    return dialogIn(page)
  },

  async media({page, open, word}) {
    await page.setViewportSize({width: 1200, height: 760})
    await open('/media')
    const field = page.getByLabel(word('Description (English)', 'Description (Français)'))
    // The newest is first. The Studio renders its tools again once it has loaded, without the dialog.
    while (!(await field.isVisible())) {
      await page.locator('button:has(img[loading="lazy"])').first().click()
      await field.waitFor({timeout: 5000}).catch(() => null)
    }
    await page.waitForTimeout(1000)
    return undefined
  },

  async 'figure-in-text'(studio) {
    const {page, word} = studio
    await openGuidePage(studio, 'sections[_key=="hero"].intro')
    const intro = page.getByTestId('field-sections[_key=="hero"].intro')
    await intro.getByText(word('Reads:', 'Se lit')).waitFor()
    await intro.evaluate((field) => field.scrollIntoView({block: 'center'}))
    return documentIn(page)
  },

  async figures({page, open}) {
    await page.setViewportSize({width: 1200, height: 900})
    await open(editOf('figure-crm-time-saved', 'figure'))
    await page.getByTestId('field-value').getByRole('spinbutton').fill('71')
    await page.locator('ins').first().waitFor()
    await leaveField(page)
    await page
      .locator('ins')
      .nth(1)
      .evaluate((changed) => changed.scrollIntoView({block: 'end'}))
    return documentIn(page)
  },

  async article({page, open}) {
    await open(editOf('article-gdpr-en', 'article', 'body'))
    const body = page.getByTestId('field-body')
    await body.waitFor()
    await leaveField(page)
    await body.evaluate((field) => field.scrollIntoView())
    return documentIn(page)
  },

  async table({page, open, language}) {
    await open(editOf(`comparison-hubspot-${language}`, 'comparisonTable'))
    await page.getByRole('grid').waitFor()
    await leaveField(page)
    await page.getByRole('grid').scrollIntoViewIfNeeded()
    await page.getByRole('grid').locator('[data-cell]').nth(7).click()
    return documentIn(page)
  },

  async translation({page, language, open, word}) {
    await page.setViewportSize({width: 1600, height: 760})
    await open(editOf(pageId(language)))
    const create =
      language === 'en'
        ? word('Create the French version', 'Créer la version en français')
        : word('Create the English version', 'Créer la version en anglais')
    const item = page.getByRole('menuitem', {name: create})
    await choose(page.getByTestId('translations-menu'), item)
    const marks = word(': text to translate', ' : texte à traduire')
    await page.getByRole('complementary', {name: marks}).first().waitFor()
    const panes = page.getByTestId('document-pane')
    const [left, right] = [await around(panes.first(), 0), await around(panes.last(), 0)]
    return {...left, width: right.x + right.width - left.x}
  },

  async 'translation-status'({page, open}) {
    await open('/translations')
    await page.getByTestId('translation-pair').nth(3).waitFor()
    return {x: 0, y: 0, width: 1200, height: 620}
  },

  async presentation({page, language, open}) {
    const path = language === 'en' ? '/about' : '/fr/a-propos'
    await open(`/presentation?preview=${encodeURIComponent(path)}`)
    const frame = page.frameLocator('iframe')
    await frame.locator('sanity-visual-editing').waitFor({state: 'attached'})
    const field = page.getByTestId('field-sections[_key=="header"].title')
    for (let left = 5; left > 0 && !(await field.isVisible()); left--) {
      await frame.locator('h1').click()
      await field.waitFor({timeout: 5000}).catch(() => null)
    }
    return undefined
  },

  async comment(studio) {
    const {page, word} = studio
    await openGuidePage(studio)
    const field = page.getByTestId('field-title')
    await field.hover()
    await field.getByRole('button', {name: word('Add comment', 'Ajouter un commentaire')}).click()
    await page.keyboard.type(word('Is this the final name? @', 'Est-ce le titre définitif ? @'))
    await page.getByText('Local administrator', {exact: true}).waitFor()
    await page.keyboard.press('Enter')
    return documentIn(page)
  },

  async task(studio) {
    const {page, word} = studio
    await page.setViewportSize({width: 1280, height: 760})
    await openGuidePage(studio)
    await page.getByTestId('tasks-toolbar').click()
    await page.getByRole('button', {name: word('New task', 'Nouvelle tâche'), exact: true}).click()
    const title = word('Read the spring offer', 'Relire l’offre de printemps')
    await page.getByPlaceholder('Task title').fill(title)
    const assignee = page.getByText(word('Select assignee', "Sélectionnez un nom d'utilisateur"))
    await choose(assignee, page.getByRole('menuitem', {name: 'Local administrator'}))
    return undefined
  },

  async redirects({page, open}) {
    await open(editOf('redirect-fr-about', 'redirect'))
    await page.getByTestId('field-to').waitFor()
    await leaveField(page)
    return {x: 0, y: 0, width: 1200, height: 720}
  },

  async release({page, open}) {
    await open(`/releases/${releaseId}`)
    await page.getByText('EN · /spring-offer').waitFor()
    return {x: 0, y: 0, width: 1200, height: 640}
  },

  async history({page, language, open, word}) {
    await open(editOf(authorId(language), 'author'))
    await page.getByRole('button', {name: word('Published', 'Publié'), exact: true}).click()
    await page.getByTestId('pane-footer-document-status').click()
    await page.getByRole('tab', {name: word('History', 'Historique')}).click()
    await page.getByTestId('timeline-item-button').nth(1).click()
    await page.getByRole('button', {name: word('Revert to revision', 'Restaurer')}).waitFor()
    return documentIn(page)
  },

  async 'delete-refused'({page, language, open, word}) {
    await open(editOf(`page-about-${language}`))
    const menu = page.getByTestId('action-menu-button')
    await choose(menu, page.getByRole('menuitem', {name: word('Delete', 'Supprimer')}))
    await page.getByTestId('removal-denied').waitFor()
    return dialogIn(page)
  },
}
