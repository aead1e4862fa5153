import {signIn} from '../../e2e/admin-session.ts'
import {expect, test} from '../../e2e/site.ts'
import {chooseFromMenu, documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {deleteRows, insertRows} from '../../e2e/waitlist-rows.ts'
import {guideLanguages, namesOfTask} from '../../fixtures/editors-guide.ts'
import {field, words} from './guide-studio.ts'

const domain = `@brings${Date.now()}.example`

test.afterAll(() => deleteRows(domain))

for (const language of guideLanguages) {
  test.describe(language, () => {
    test.use({locale: words[language].locale})

    test('an administrator sees the requests that a page brings', async ({page}) => {
      const [requests = ''] = namesOfTask('See what a page brings')[language]
      await openStudio(page, 'administrator', documentPlace(`page-about-${language}`, 'page'))
      await expect(field(page, 'title').getByRole('textbox')).toBeEditable()
      const path = language === 'en' ? '/about' : '/fr/a-propos'
      const opened = page.context().waitForEvent('page')
      await chooseFromMenu(page.getByTestId('action-menu-button'), requests)
      const dashboard = await opened
      const next = encodeURIComponent(`page=${encodeURIComponent(path)}`)
      await expect(dashboard).toHaveURL(new RegExp(`next=.*${next}$`))
      await dashboard.close()

      const request = {
        name: 'Ann',
        email: `${language}${domain}`,
        source: 'demo',
        language,
        page: path,
      }
      await insertRows([request])
      await signIn(page.context())
      await page.reload()
      await page.getByTestId('action-menu-button').click()
      await expect(
        page.getByRole('menuitem', {name: new RegExp(`^${requests}\\s?: [1-9]`)}),
      ).toBeVisible()
    })
  })
}
