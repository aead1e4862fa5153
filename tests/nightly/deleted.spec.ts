import {contentLake, expect, test} from '../e2e/site.ts'
import {documentPlace, openStudio} from '../e2e/studio/studio.ts'

const id = `faq-deleted-${crypto.randomUUID().slice(0, 8)}`

test.afterAll(async () => {
  await contentLake.delete({query: '*[_id in [$id, "drafts." + $id]]', params: {id}})
})

test('a deleted document is found at its address, and comes back as a draft', async ({page}) => {
  const question = 'Is this gone?'
  await contentLake.create({_id: id, _type: 'faq', language: 'en', question})
  await contentLake.delete(id)
  await openStudio(page, 'editor', documentPlace(id, 'faq'))
  await expect(page.getByText('This document has been deleted.')).toBeVisible()
  await page.getByRole('button', {name: 'Restore most recent revision'}).click()
  await expect
    .poll(() => contentLake.fetch('*[_id == "drafts." + $id][0].question', {id}))
    .toBe(question)
  await expect(page.getByTestId('field-question').getByRole('textbox')).toHaveValue(question)
})
