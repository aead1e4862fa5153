import {contentLake, expect, test} from '../e2e/site.ts'
import {documentPlace, openStudio} from '../e2e/studio/studio.ts'

/** A field of a page and of the settings, and who may edit it. */
const fields = [
  {id: 'page-about-fr', type: 'page', name: 'title', editors: ['administrator', 'editor']},
  {id: 'siteSettings', type: 'siteSettings', name: 'name', editors: ['administrator']},
]

for (const role of ['administrator', 'editor', 'viewer'] as const) {
  test(`the Studio lets the ${role} edit and publish what the role allows`, async ({page}) => {
    for (const {id, type, name, editors} of fields) {
      const isEditor = editors.includes(role)
      await openStudio(page, role, documentPlace(id, type))
      const form = page.getByTestId('document-panel-scroller')
      const field = form.getByTestId(`field-${name}`).getByRole('textbox')
      await expect(field).toBeEditable({editable: isEditor})
      await expect(page.getByTestId('action-publish')).toBeVisible({visible: isEditor})
    }
    const vision = page.getByRole('link', {name: 'Vision', exact: true})
    await expect(vision).toBeVisible({visible: role === 'administrator'})
    const lists = page.getByTestId('structure-tool-list-pane').first()
    const settings = lists.getByRole('link', {name: 'Settings'})
    await expect(settings).toBeVisible({visible: role === 'administrator'})

    await page.goto('/studio/intent/create/type=siteSettings;id=a-second-one/')
    await expect(page.getByText('The site doesn’t use this document')).toBeVisible()
  })
}

const author = {_id: 'drafts.author-of-the-roles-test', _type: 'author', name: 'Of a test'}

test.afterAll(async () => {
  await contentLake.delete(author._id)
})

test('a contributor of a project whose plan has no tasks is offered no review', async ({page}) => {
  await page.route(/\/features(\?|$)/, (route) => route.fulfill({json: []}))
  await page.route(/datasetProfile=comments/, (route) => route.fulfill({json: []}))
  await contentLake.createOrReplace(author)
  await openStudio(page, 'contributor', documentPlace('author-of-the-roles-test', 'author'))
  const form = page.getByTestId('document-panel-scroller')
  await expect(form.getByTestId('field-name').getByRole('textbox')).toBeEditable()
  await expect(page.getByTestId('action-menu-button')).toBeVisible()
  await expect(page.getByRole('button', {name: 'Ask for review'})).toHaveCount(0)

  await page.getByRole('link', {name: 'Home', exact: true}).click()
  await expect(page.getByTestId('home-waiting')).toContainText('Nothing')
  await expect(page.getByTestId('home-others')).toContainText(author.name)
})
