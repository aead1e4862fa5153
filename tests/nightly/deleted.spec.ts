import {contentLake, expect, test} from '../e2e/site.ts'
import {openStudio} from '../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../editors-guide.ts'
import {button, field, tool, words} from './guide/guide-studio.ts'

const ids: string[] = []

test.afterAll(async () => {
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

const questions = {en: 'Is this gone?', fr: 'Est-ce parti ?'}

for (const language of guideLanguages) {
  test.describe(language, () => {
    test.use({locale: words[language].locale})

    test('a deleted document is listed, and comes back as a draft', async ({page}) => {
      const names = namesOfTask('Go back in time')[language].slice(6)
      const [show = '', deletedLately = '', home = '', restore = ''] = names
      const question = questions[language]
      const id = `faq-deleted-${crypto.randomUUID().slice(0, 8)}`
      ids.push(id, `drafts.${id}`)
      await contentLake.create({_id: id, _type: 'faq', language, question})
      await contentLake.delete(id)
      await openStudio(page, 'editor')
      await tool(page, home).click()
      const list = page.getByRole('region', {name: deletedLately})
      await button(list, show).click()
      await list.getByRole('link', {name: question}).click()
      await button(page, restore).click()
      await expect
        .poll(() => contentLake.fetch('*[_id == "drafts." + $id][0].question', {id}))
        .toBe(question)
      await expect(field(page, 'question').getByRole('textbox')).toHaveValue(question)
    })
  })
}
