import {expect, test} from '../../e2e/site.ts'
import {documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {deleteRows, insertRows} from '../../e2e/waitlist-rows.ts'
import {inEachLanguage} from './guide-studio.ts'

const domain = `@brings${Date.now()}.example`

test.afterAll(() => deleteRows(domain))

inEachLanguage((language) => {
  test('an editor sees how many requests a page brings', async ({page}) => {
    const path = language === 'en' ? '/about' : '/fr/a-propos'
    const request = {name: 'Ann', source: 'demo', language, page: path}
    await insertRows([{...request, email: `${language}${domain}`}])

    await openStudio(page, 'editor', documentPlace(`page-about-${language}`, 'page'))
    const results = page.getByTestId('page-results')
    await expect(results).toContainText(/ [1-9]\d* (?:requests?|demandes?)/)
    await expect(
      results.getByRole('listitem', {name: /[1-9]\d* (?:requests?|demandes?)$/}),
    ).toBeVisible()
    const query = new URLSearchParams({page: path})
    await expect(results.getByRole('link')).toHaveAttribute('href', `/admin/dashboard?${query}`)
  })
})
