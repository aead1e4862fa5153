import type {Page} from '@playwright/test'

import {contentLake, expect, test} from '../../e2e/site.ts'
import {chooseFromMenu, documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {deadline} from '../../machine-speed.ts'
import {nameOf, pageOf, removeAllOf} from './guide-pages.ts'
import {
  button,
  field,
  fill,
  inEachLanguage,
  openList,
  publish,
  tool,
  words,
  write,
} from './guide-studio.ts'

const name = nameOf('made')

test.afterAll(() => removeAllOf(name))

const why = {
  _key: 'why',
  _type: 'pointList',
  heading: 'What is different',
  points: [{_key: 'point', _type: 'point', title: 'It listens', text: 'To what reps say.'}],
}

/** Removes the sections with errors, whose pictures, files or tables are missing, until the page can be published. */
async function removeUnfinished(page: Page, remove: string, publishing: string): Promise<void> {
  const unfinished = field(page, 'sections')
    .locator('[data-index]')
    .filter({has: page.getByTestId('input-validation-icon-error')})
  const menus = unfinished.getByTestId('array-item-menu-button')
  await expect(async () => {
    if (await menus.count()) await chooseFromMenu(menus.first(), new RegExp(`^${remove}$`))
    await expect(button(page, publishing)).toBeEnabled({timeout: 3000})
  }).toPass()
}

inEachLanguage((language) => {
  test('an editor makes a landing page', async ({page, request}) => {
    test.setTimeout(deadline(300_000))
    const names = namesOfTask('Make a new page')[language]
    const [pages = '', kind = '', searchAndSharing = ''] = names
    const remove = names.find((known) => /^(Remove|Supprimer)$/.test(known)) ?? ''
    const [, , structure = ''] = namesOfTask('Find your way')[language]
    const [, , publishing = ''] = namesOfTask('Edit and publish')[language]
    await openStudio(page, 'editor')
    const path = `${name}-landing-${language}`
    const promise = `A promise: ${kind}`
    await tool(page, structure).click()
    await openList(page, pages, language)
    const plus = page.getByTestId('multi-action-intent-button').last()
    await chooseFromMenu(plus, new RegExp(`^${kind} `))
    await write(page, 'title', `${name} ${kind}`)
    await write(page, 'path', path)
    await page.getByRole('tab', {name: searchAndSharing}).click()
    await write(page, 'seo.title', `${name} ${kind}`)
    await write(page, 'seo.description', 'A page that a test makes as the editors’ guide says.')
    await page.getByRole('tab').first().click()
    const first = field(page, 'sections').locator('[data-index="0"]')
    await expect(first.getByTestId('input-validation-icon-error')).toBeVisible()
    await expect(button(page, publishing)).toBeDisabled()
    await first.getByRole('button').filter({hasText: '…'}).click()
    const dialog = page.getByRole('dialog')
    await fill(dialog.getByTestId(/\.title$/).getByRole('textbox'), promise)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(first.getByTestId('input-validation-icon-error')).toHaveCount(0)
    await removeUnfinished(page, remove, publishing)
    await publish(page, language)
    const says = async () =>
      (await (await request.get(`${words[language].prefix}/${path}`)).text()).includes(promise)
    await expect.poll(says, promise).toBe(true)
  })

  test('an editor puts a scene beside a point', async ({page, request}) => {
    const names = namesOfTask('Make a new page')[language]
    const [scene = ''] = names.slice(5)
    const shown = pageOf(name, language, [why])
    await contentLake.create({...shown, _id: `drafts.${shown._id}`})
    await openStudio(page, 'editor', documentPlace(shown._id, 'page'))
    await field(page, 'sections').getByRole('button', {name: why.heading}).click()
    await page.getByRole('dialog').getByRole('button', {name: 'It listens'}).click()
    const point = page.getByRole('dialog').last()
    const route = 'sections[_key=="why"].points[_key=="point"].scene'
    await button(point, scene).click()
    await write(point, `${route}.sentence`, 'Deal with [Ada] for [$900].')
    await write(point, `${route}.recordTitle`, 'Deal of Ada')
    await button(field(point, `${route}.fields`), /^(Add item|Ajouter un élément)$/).click()
    const line = page.getByRole('dialog').last()
    await fill(line.getByTestId(/\.label$/).getByRole('textbox'), 'Discount')
    await fill(line.getByTestId(/\.value$/).getByRole('textbox'), 'Ask a manager')
    await line.getByRole('checkbox').check({force: true})
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await publish(page, language)
    const answer = async () => request.get(`${words[language].prefix}/${shown.path}`)
    await expect.poll(async () => (await answer()).status()).toBe(200)
    await page.goto(`${words[language].prefix}/${shown.path}`)
    const drawn = page.locator('main')
    await expect(drawn).toContainText(/Ada[^]*(NAME|NOM)_1[^]*(AMOUNT|MONTANT)_1/)
    await expect(drawn).toContainText(/Deal of Ada[^]*Discount[^]*Refus[^]*Ask a manager/)
  })
})
