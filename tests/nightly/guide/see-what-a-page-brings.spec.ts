import {expect, test} from '../../e2e/site.ts'
import {chooseFromMenu, documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {deleteRows, insertRows} from '../../e2e/waitlist-rows.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {field, inEachLanguage} from './guide-studio.ts'

const domain = `@brings${Date.now()}.example`

test.afterAll(() => deleteRows(domain))

inEachLanguage((language) => {
  test('an editor sees how many requests a page brings', async ({page}) => {
    const [requests = ''] = namesOfTask('See what a page brings')[language]
    const path = language === 'en' ? '/about' : '/fr/a-propos'
    const request = {name: 'Ann', source: 'demo', language, page: path}
    await insertRows([{...request, email: `${language}${domain}`}])

    await openStudio(page, 'editor', documentPlace(`page-about-${language}`, 'page'))
    await expect(field(page, 'title').getByRole('textbox')).toBeEditable()
    await chooseFromMenu(page.getByTestId('action-menu-button'), requests)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/^\d+ (?:requests?|demandes?)$/)).toBeVisible()
    await expect(dialog.getByText(/^(?:Week of|Semaine du) .+: [1-9]\d*$/)).toBeVisible()
    const query = new URLSearchParams({page: path})
    await expect(dialog.getByRole('link')).toHaveAttribute('href', `/admin/dashboard?${query}`)
  })
})
