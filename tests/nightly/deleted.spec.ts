import {contentLake, expect, test} from '../e2e/site.ts'
import {openStudio} from '../e2e/studio/studio.ts'
import {namesOfTask} from '../fixtures/editors-guide.ts'
import {button, field, inEachLanguage, tool} from './guide/guide-studio.ts'

const ids: string[] = []

test.afterAll(async () => {
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

inEachLanguage((language) => {
  test('a deleted document is listed and restored as a draft', async ({page}) => {
    const names = namesOfTask('Go back in time')[language].slice(6)
    const [show = '', deletedLately = '', home = '', restore = ''] = names
    const id = `faq-deleted-${crypto.randomUUID().slice(0, 8)}`
    const question = `Is ${id} gone?`
    ids.push(id, `drafts.${id}`)
    await contentLake.create({_id: id, _type: 'faq', language, question})
    await contentLake.delete(id)
    await openStudio(page, 'editor')
    await tool(page, home).click()
    const list = page.getByRole('region', {name: deletedLately})
    const row = list.getByRole('link', {name: question})
    // The lists above move the button while they load, and a click may miss it.
    await expect(async () => {
      if (await button(list, show).isVisible()) await button(list, show).click({timeout: 5000})
      await expect(row).toBeVisible({timeout: 5000})
    }).toPass()
    await row.click()
    await button(page, restore).click()
    await expect
      .poll(() => contentLake.fetch('*[_id == "drafts." + $id][0].question', {id}))
      .toBe(question)
    await expect(field(page, 'question').getByRole('textbox')).toHaveValue(question)
  })
})
