import {contentLake, expect, test} from '../../e2e/site.ts'
import {documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {nameOf, pageOf, removeAllOf} from './guide-pages.ts'
import {button, field, inEachLanguage, publish, tool, write} from './guide-studio.ts'

const name = nameOf('reverted')

test.afterAll(() => removeAllOf(name))

inEachLanguage((language) => {
  test('an editor restores an earlier version', async ({page}) => {
    const names = namesOfTask('Go back in time')[language]
    const [review = '', history = '', , published = '', draft = '', revert = ''] = names
    const before = pageOf(name, language)
    const draftId = `drafts.${before._id}`
    await contentLake.createOrReplace({...before, _id: draftId})
    const publishing = {actionType: 'sanity.action.document.publish', draftId} as const
    await contentLake.action({...publishing, publishedId: before._id})
    await openStudio(page, 'editor', documentPlace(before._id, 'page'))
    await write(page, 'title', `${name} changed`)
    await publish(page, language)

    for (const tab of [published, draft]) await expect(button(page, tab)).toBeVisible()
    await page.getByTestId('pane-footer-document-status').click()
    await expect(page.getByRole('tab', {name: review})).toBeVisible()
    await page.getByRole('tab', {name: history}).click()
    const moments = page.getByTestId('timeline-item-button')
    const title = field(page, 'title').getByRole('textbox')
    // The list gains moments while it loads, and a click may choose another.
    await expect(async () => {
      await moments.nth(1).click({timeout: 5000})
      await expect(title).toHaveValue(before.title, {timeout: 5000})
    }).toPass()
    await button(page, revert).click()
    await button(page, /^Confirm(er)?$/).click()
    await expect(title).toHaveValue(before.title)
    await publish(page, language)
    const stored = () => contentLake.getDocument(before._id)
    await expect.poll(stored).toMatchObject({title: before.title})
  })

  test('an editor restores a deleted document as a draft', async ({page}) => {
    const names = namesOfTask('Go back in time')[language].slice(6)
    const [show = '', deletedLately = '', home = '', restore = ''] = names
    const deleted = pageOf(`${name}-deleted`, language)
    await contentLake.create(deleted)
    await contentLake.delete(deleted._id)
    await openStudio(page, 'editor')
    await tool(page, home).click()
    const list = page.getByRole('region', {name: deletedLately})
    const row = list.getByRole('link', {name: deleted.title})
    // The lists above move the button while they load, and a click may miss it.
    await expect(async () => {
      if (await button(list, show).isVisible()) await button(list, show).click({timeout: 5000})
      await expect(row).toBeVisible({timeout: 5000})
    }).toPass()
    await row.click()
    await button(page, restore).click()
    const stored = () => contentLake.getDocument(`drafts.${deleted._id}`)
    await expect.poll(stored).toMatchObject({title: deleted.title})
    await expect(field(page, 'title').getByRole('textbox')).toHaveValue(deleted.title)
  })
})
