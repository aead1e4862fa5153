import {contentLake, expect, test} from '../e2e/site.ts'
import {clickPublish, documentPlace, openStudio} from '../e2e/studio/studio.ts'
import {deadline} from '../machine-speed.ts'

const title = 'A page for colleagues'
const discussed = {
  _id: 'drafts.page-of-the-comments-test',
  _type: 'page',
  language: 'en',
  path: 'page-of-the-comments-test',
  title,
  seo: {_type: 'seo', title, description: 'A page that a test made.'},
  sections: [{_key: 'head', _type: 'pageHeader', title}],
}

test.afterAll(async () => {
  await contentLake.delete(discussed._id)
})

// Sanity's task form logs this warning by itself.
test.beforeEach(({complaints}) => complaints.allow(/useChangeIndicatorsReporter/))

test('an editor asks an administrator about a field and for a review, of which Publish tells', async ({
  page,
  browser,
}) => {
  test.setTimeout(deadline(120_000))
  await contentLake.createOrReplace(discussed)
  const place = documentPlace('page-of-the-comments-test', 'page')
  await openStudio(page, 'editor', place)
  const field = page.getByTestId('field-title')
  await field.hover()
  await field.getByRole('button', {name: 'Add comment'}).click()
  await page.keyboard.type('Is this the name? @')
  const person = page.getByText('Local administrator', {exact: true})
  await expect(person).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('@Local administrator')).toBeVisible()
  await page.locator('[data-testid=comment-input-send-button]:enabled').click()
  await expect(page.getByText('just now', {exact: true})).toBeVisible()

  await page.getByTestId('tasks-toolbar').click()
  await page.getByRole('button', {name: 'Create new task'}).click()
  await page.getByPlaceholder('Task title').fill('Review this page')
  await page.getByText('Select assignee').click()
  await page.getByRole('menuitem', {name: 'Local administrator'}).click()
  await page.getByRole('button', {name: 'Create Task'}).click()
  await expect(page.getByText('1 open task')).toBeVisible()
  await clickPublish(page, page.getByText('Before you publish'))
  await expect(page.getByTestId('finding-task')).toContainText('Review this page')

  const other = await browser.newPage()
  await openStudio(other, 'administrator', place)
  await other.getByRole('button', {name: 'Comments', exact: true}).click()
  await expect(other.getByText('Is this the name?')).toBeVisible()
  await other.getByTestId('tasks-toolbar').click()
  await expect(other.getByText('Review this page')).toBeVisible()
  await other.close()
})
