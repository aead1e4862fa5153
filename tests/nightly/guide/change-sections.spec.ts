import type {Page} from '@playwright/test'

import {contentLake, expect, seed, test} from '../../e2e/site.ts'
import {
  chooseFromMenu,
  documentPlace,
  dragHandle,
  moveUp,
  openStudio,
} from '../../e2e/studio/studio.ts'
import {guideIn, type GuideLanguage, namesOfTask} from '../../fixtures/editors-guide.ts'
import {button, field, inEachLanguage, openList, untilCommentsAreThere} from './guide-studio.ts'

const title = `A page of sections ${crypto.randomUUID().slice(0, 8)}`

const ids = {
  en: {from: 'page-with-sections-en', to: 'page-for-sections-en', path: 'offer-of-the-guide'},
  fr: {from: 'page-with-sections-fr', to: 'page-for-sections-fr', path: 'offre-du-guide'},
}

test.afterAll(() =>
  contentLake.delete({query: '*[string::startsWith(title, $title)]', params: {title}}),
)

const sectionsOf = (id: string) =>
  contentLake.fetch<{_type: string}[]>('*[_id == $id][0].sections', {id})

const exactly = (name: string) => new RegExp(`^${name}$`)

const typesOfClipboard = (page: Page) =>
  page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({types}) => types))

/** Inserts a tip: finds it in the menu of pictures, and chooses it in the list. */
async function insertTip(page: Page, add: string, language: GuideLanguage): Promise<void> {
  const menu = page.getByRole('menu')
  const items = menu.getByRole('menuitem')
  const pictures = items.locator('img')
  const tip = items.filter({has: page.locator('img[src$="/tip.webp"]')})
  await button(page, add).click()
  await expect(tip).toBeVisible()
  const groups = await menu.getByRole('tab').allTextContents()
  expect(groups.length).toBeGreaterThan(2)
  expect(guideIn(language)).toContain(groups.slice(1).join(', '))
  const name = (await tip.textContent()) ?? ''
  await menu.getByRole('textbox').fill(name)
  await expect(items).toHaveCount(1)
  await expect(pictures).toHaveCount(1)
  await menu.getByRole('button').last().click()
  await expect(pictures).toHaveCount(0)
  await items.filter({hasText: name}).click()
}

inEachLanguage((language) => {
  test('an editor copies, adds, moves and removes sections, and duplicates a page', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const names = namesOfTask('Make a new page')[language]
    const [duplicate = '', add = ''] = names.slice(3)
    const [copy = '', paste = '', remove = '', putBack = ''] = names.slice(-7)
    const {from, to, path} = ids[language]
    const questions = await contentLake.fetch<object[]>(
      `*[_id in $seed && _type == "faq" && language == $language][0...2]{"_type": "reference", "_key": _id, "_ref": _id}`,
      {seed, language},
      {perspective: 'published'},
    )
    const section = {_key: 'faqs', _type: 'faqList', heading: 'What people ask', questions}
    const made = {_type: 'page', title, path}
    await contentLake
      .transaction()
      .createOrReplace({...made, _id: `drafts.${from}`, language, sections: [section]})
      .createOrReplace({...made, _id: `drafts.${to}`, language, sections: []})
      .commit()
    const sections = () => sectionsOf(`drafts.${to}`)
    const list = field(page, 'sections')

    await openStudio(page, 'editor', documentPlace(from, 'page'))
    await page.evaluate(() => navigator.clipboard.writeText('nothing copied yet'))
    await chooseFromMenu(list.getByTestId('array-item-menu-button'), exactly(copy))
    // The browser writes to the clipboard after the click, unless the page has navigated by then.
    await expect.poll(() => typesOfClipboard(page)).toContain('text/html')
    await openStudio(page, 'editor', documentPlace(to, 'page'))
    await untilCommentsAreThere(page, 'sections', language)
    // Until the Studio is connected, the document cannot be changed.
    await expect(button(page, add)).toBeEnabled()
    await list.hover()
    await chooseFromMenu(list.getByTestId('field-actions-trigger').first(), paste)
    const pasted = {_key: expect.any(String), _type: 'faqList', heading: section.heading}
    await expect.poll(sections).toMatchObject([{...pasted, questions: [{}, {}]}])

    await insertTip(page, add, language)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    const types = async () => (await sections()).map(({_type}) => _type)
    await expect.poll(types).toEqual(['faqList', 'tip'])
    const handles = list.locator(dragHandle)
    await expect(async () => {
      await handles.last().hover()
      const top = await handles.first().boundingBox()
      await page.mouse.down()
      await page.mouse.move((top?.x ?? 0) + 8, (top?.y ?? 0) + 4, {steps: 10})
      await page.mouse.up()
      await expect.poll(types, {timeout: 5000}).toEqual(['tip', 'faqList'])
    }).toPass()
    await moveUp(list.locator('[data-index="1"]'))
    await expect.poll(types).toEqual(['faqList', 'tip'])
    await chooseFromMenu(list.getByTestId('array-item-menu-button').first(), exactly(remove))
    await expect.poll(types).toEqual(['tip'])
    await button(page, putBack).click()
    await expect.poll(types).toEqual(['faqList', 'tip'])

    await chooseFromMenu(page.getByTestId('action-menu-button'), exactly(duplicate))
    await expect(field(page, 'path').getByRole('textbox')).toHaveValue('')
    await expect(field(page, 'title').getByRole('textbox')).toHaveValue(title)
  })

  test('an editor shares a section between pages, and makes it a page’s own', async ({page}) => {
    const names = namesOfTask('Make a new page')[language]
    const [keep = '', list = '', own = ''] = names.slice(-3)
    const tip = {_key: 'tip', _type: 'tip', heading: `${title} ${language}`, text: 'Talk.'}
    const {to: id, path: address} = ids[language]
    await contentLake.delete({query: '*[_id in [$id, "drafts." + $id]]', params: {id}})
    await contentLake.create({
      _id: id,
      _type: 'page',
      title,
      path: address,
      language,
      sections: [tip],
    })

    const path = encodeURIComponent('sections[_key=="tip"].heading')
    await openStudio(page, 'editor', `/intent/edit/id=${id};type=page;path=${path}/`)
    await button(page.getByRole('dialog'), keep).click()
    const reference = {_type: 'reference', _key: 'tip', _ref: expect.any(String)}
    await expect.poll(() => sectionsOf(`drafts.${id}`)).toEqual([reference])
    await expect(field(page, 'sections').getByText(tip.heading).first()).toBeVisible()
    const shared = '*[_type == "sharedSection" && title == $heading]{language, sections}'
    expect(await contentLake.fetch(shared, tip)).toEqual([{language, sections: [tip]}])

    await button(page, own).click()
    await expect.poll(() => sectionsOf(`drafts.${id}`)).toEqual([tip])
    await openStudio(page, 'editor')
    await openList(page, list, language)
    await page.getByRole('link', {name: tip.heading}).click()
    await expect(field(page, 'title').getByRole('textbox')).toHaveValue(tip.heading)
  })
})
