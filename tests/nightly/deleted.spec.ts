import {contentLake, expect, test} from '../e2e/site.ts'
import {openStudio} from '../e2e/studio/studio.ts'

const ids: string[] = []

test.afterAll(async () => {
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

const languages = [
  {
    locale: 'en-US',
    question: 'Is this gone?',
    show: 'Show',
    deleted: 'This document has been deleted.',
    restore: 'Restore most recent revision',
  },
  {
    locale: 'fr-FR',
    question: 'Est-ce parti ?',
    show: 'Afficher',
    deleted: 'Ce document a été supprimé.',
    restore: 'Restaurer la version la plus récente',
  },
]

for (const {locale, question, show, deleted, restore} of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({locale})

    test('a deleted document is listed, and comes back as a draft', async ({page}) => {
      const id = `faq-deleted-${crypto.randomUUID().slice(0, 8)}`
      ids.push(id, `drafts.${id}`)
      await contentLake.create({_id: id, _type: 'faq', language: 'en', question})
      await contentLake.delete(id)
      await openStudio(page, 'editor', '/home')
      const list = page.getByTestId('home-deleted')
      await list.getByRole('button', {name: show}).click()
      await list.getByRole('link', {name: question}).click()
      await expect(page.getByText(deleted)).toBeVisible()
      await page.getByRole('button', {name: restore}).click()
      await expect
        .poll(() => contentLake.fetch('*[_id == "drafts." + $id][0].question', {id}))
        .toBe(question)
      await expect(page.getByTestId('field-question').getByRole('textbox')).toHaveValue(question)
    })
  })
}
