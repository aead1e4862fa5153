import type {Page} from '@playwright/test'

import {contentLake, expect, test} from '../e2e/site.ts'
import {documentPlace, openStudio} from '../e2e/studio/studio.ts'
import {untilCommentsAreThere} from './guide/guide-studio.ts'

const author = {_id: 'author-of-the-offline-test', _type: 'author', name: 'Ada'}

const both = [author._id, `drafts.${author._id}`]

test.beforeEach(async ({pageErrors}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await contentLake.createOrReplace(author)
})
test.afterEach(() => contentLake.delete({query: '*[_id in $both]', params: {both}}))

const nameOf = (page: Page) => page.getByTestId('field-name').getByRole('textbox')

const profileOf = (page: Page) => page.getByTestId('field-profileUrl').getByRole('textbox')

async function type(page: Page, text: string): Promise<void> {
  await nameOf(page).press('End')
  await nameOf(page).pressSequentially(text, {delay: 30})
}

const notice = (page: Page) => page.getByText('You are offline.')

/** When one person types, and where another does meanwhile. */
const orders = [
  ['before', 'other field'],
  ['after', 'same field'],
] as const

for (const [typed, other] of orders) {
  test(`text typed ${typed} the network is lost is saved once it is back; a colleague changes: ${other}`, async ({
    browser,
    page,
  }) => {
    const colleague = await (await browser.newContext()).newPage()
    await openStudio(page, 'administrator', documentPlace(author._id, author._type))
    await openStudio(colleague, 'editor', documentPlace(author._id, author._type))
    await expect(nameOf(page)).toHaveValue('Ada')
    await expect(nameOf(colleague)).toBeEditable()

    if (typed === 'before') await type(page, ' Lovelace')
    await page.context().setOffline(true)
    await expect(notice(page)).toBeVisible()
    if (typed === 'after') await type(page, ' Lovelace')
    if (other === 'other field') await profileOf(colleague).fill('https://example.com/ada')
    if (other === 'same field') {
      await nameOf(colleague).press('Home')
      await nameOf(colleague).pressSequentially('Lady ', {delay: 30})
    }
    // Sanity's client gives up on a read after about 4 seconds by default.
    await page.waitForTimeout(8000)
    await expect(nameOf(page)).toHaveValue(/Lovelace$/)
    await page.context().setOffline(false)

    await expect(notice(page)).toBeHidden()
    const name = other === 'same field' ? 'Lady Ada Lovelace' : 'Ada Lovelace'
    await expect(nameOf(colleague)).toHaveValue(name)
    await expect(nameOf(page)).toHaveValue(name)
    await expect(profileOf(page)).toHaveValue(
      other === 'other field' ? 'https://example.com/ada' : '',
    )
    await colleague.context().close()
  })
}

test('a page with unsaved text asks before it is left while offline', async ({page}) => {
  await openStudio(page, 'administrator', documentPlace(author._id, author._type))
  await untilCommentsAreThere(page, 'name', 'en')
  await page.context().setOffline(true)
  await type(page, ' Lovelace')
  const asked = page.waitForEvent('dialog')
  // It never ends, because the person stays.
  void page.reload().catch(() => {})
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(nameOf(page)).toHaveValue('Ada Lovelace')
  await page.context().setOffline(false)
})
