import {contentLake, expect, test} from '../e2e/site.ts'
import {documentPlace, openStudio} from '../e2e/studio/studio.ts'
import {deadline} from '../machine-speed.ts'

const author = {_id: 'author-of-the-comments-test', _type: 'author', name: 'Of a test'}

test.afterAll(async () => {
  await contentLake.delete(author._id)
})

// Sanity's task form logs this warning by itself.
test.beforeEach(({complaints}) => complaints.allow(/useChangeIndicatorsReporter/))

test('an editor asks an administrator about a field, and gives them a task', async ({
  page,
  browser,
}) => {
  test.setTimeout(deadline(120_000))
  await contentLake.createOrReplace(author)
  const place = documentPlace(author._id, 'author')
  await openStudio(page, 'editor', place)
  const field = page.getByTestId('field-name')
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
  await page.getByPlaceholder('Task title').fill('Read this again')
  await page.getByText('Select assignee').click()
  await page.getByRole('menuitem', {name: 'Local administrator'}).click()
  await page.getByRole('button', {name: 'Create Task'}).click()
  await expect(page.getByText('1 open task')).toBeVisible()

  const other = await browser.newPage()
  await openStudio(other, 'administrator', place)
  await other.getByRole('button', {name: 'Comments', exact: true}).click()
  await expect(other.getByText('Is this the name?')).toBeVisible()
  await other.getByTestId('tasks-toolbar').click()
  await expect(other.getByText('Read this again')).toBeVisible()
  await other.close()
})
