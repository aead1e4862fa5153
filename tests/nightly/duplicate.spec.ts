import {contentLake, expect, test} from '../e2e/site.ts'
import {chooseFromMenu, documentPlace, openStudio} from '../e2e/studio/studio.ts'

const path = `zephyr-copy-${Date.now()}`

/** A draft, so that no page shows it. */
const original = {_id: `drafts.page-${path}`, _type: 'page', language: 'en', title: path, path}

test.beforeAll(async () => {
  await contentLake.create(original)
})

test.afterAll(async () => {
  await contentLake.delete({query: '*[title == $path]', params: {path}})
})

test('a copy of a page is a draft at an address of its own', async ({page}) => {
  await openStudio(page, 'editor', documentPlace(`page-${path}`, 'page'))
  await chooseFromMenu(page.getByTestId('action-menu-button'), 'Duplicate')
  const copies = () =>
    contentLake.fetch<string[]>('*[title == $path && _id != $original].path', {
      path,
      original: original._id,
    })
  await expect.poll(copies).toEqual([`${path}-2`])
  await expect(page.getByTestId('field-path').getByRole('textbox')).toHaveValue(`${path}-2`)
})
