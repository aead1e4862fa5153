import {contentLake, expect, test} from '../../e2e/site.ts'
import {openStudio} from '../../e2e/studio/studio.ts'

const id = 'figure-crm-time-saved'
const query = '*[_id == $id][0].value'

test.afterAll(async ({request}) => {
  await contentLake.patch(id).set({value: 67}).commit()
  await contentLake.delete(`drafts.${id}`)
  for (const path of ['/', '/fr']) {
    await expect.poll(async () => (await request.get(path)).text()).toMatch(/67\s?%/)
  }
})

test('changing a figure changes every page that uses it', async ({page, request}) => {
  await openStudio(page, 'editor', '/figures')
  await page.getByRole('searchbox', {name: 'Search figures'}).fill('crm-time')
  await expect(page.getByText('1 figure', {exact: true})).toBeVisible()
  const row = page.getByRole('listitem').filter({hasText: 'crm-time-saved'})
  await expect(row).toContainText(/\d+ places/)
  await row.getByRole('link').click()

  await page.getByRole('textbox', {name: 'Number'}).fill('71')
  await expect.poll(() => contentLake.fetch(query, {id: `drafts.${id}`})).toBe(71)
  const changing = page.getByRole('region', {name: 'Pages that change'}).getByRole('link')
  await expect(changing.first()).toBeVisible()
  const hrefs = await changing.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  expect(hrefs).toEqual(expect.arrayContaining(['/', '/fr']))
  const uses = page.getByRole('region', {name: 'Where it is used'})
  await expect(uses.locator('[lang=en] del').first()).toHaveText('67%')
  await expect(uses.locator('[lang=en] ins').first()).toHaveText('71%')
  await expect(uses.locator('[lang=fr] ins').first()).toHaveText('71\u202F%')
  expect(await (await request.get('/')).text(), 'a draft is not on the site').not.toMatch(/71\s?%/)

  await page.getByRole('button', {name: 'Publish…'}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`on ${hrefs.length} pages.`)
  await dialog.getByRole('button', {name: 'Publish'}).click()
  await expect.poll(() => contentLake.fetch(query, {id})).toBe(71)
  await expect
    .poll(async () => {
      const texts = await Promise.all(hrefs.map(async (href) => (await request.get(href)).text()))
      return hrefs.filter((_, index) => !/71\s?%/.test(texts[index] ?? ''))
    })
    .toEqual([])
})

test('a viewer sees figures but cannot change them', async ({page}) => {
  await openStudio(page, 'viewer', `/figures/${id}`)
  const number = page.getByRole('textbox', {name: 'Number'})
  await expect(number).toHaveJSProperty('readOnly', true)
  await expect(page.getByText('You can view figures but not change them.')).toBeVisible()
})
