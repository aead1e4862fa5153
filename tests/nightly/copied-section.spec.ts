import {contentLake, expect, seed, test} from '../e2e/site.ts'
import {documentPlace, openStudio} from '../e2e/studio/studio.ts'

const run = crypto.randomUUID().slice(0, 8)
const copied = `page-copied-from-${run}`
const french = `page-to-paste-into-${run}`

const seo = {
  _type: 'seo',
  title: 'A page for tests',
  description: 'A page that is there while tests run, no longer.',
}

test.afterAll(async () => {
  const ids = [copied, french].flatMap((id) => [id, `drafts.${id}`])
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

test('a copied section comes to a page of another language without its questions', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const questions = await contentLake.fetch<object[]>(
    `*[_id in $seed && _type == "faq" && language == "en"][0...2]{"_type": "reference", "_key": _id, "_ref": _id}`,
    {seed},
    {perspective: 'published'},
  )
  const section = {_key: 'faqs', _type: 'faqList', heading: 'What people ask', questions}
  const empty = {_type: 'page', title: 'A page for tests', path: 'pasted', seo}
  await contentLake
    .transaction()
    .create({...empty, _id: `drafts.${copied}`, language: 'en', sections: [section]})
    .create({...empty, _id: `drafts.${french}`, language: 'fr', sections: []})
    .commit()
  await openStudio(page, 'editor', documentPlace(copied, 'page'))
  const typesOfClipboard = () =>
    page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({types}) => types))
  await page.evaluate(() => navigator.clipboard.writeText('nothing copied yet'))
  await page.getByTestId('field-sections').getByTestId('array-item-menu-button').click()
  await page.getByRole('menuitem', {name: 'Copy', exact: true}).click()
  // A browser writes to the clipboard after the click, and not at all when the page is left before.
  await expect.poll(typesOfClipboard).toContain('text/html')

  await openStudio(page, 'editor', documentPlace(french, 'page'))
  const sections = page.getByTestId('field-sections')
  await sections.hover()
  await sections.getByTestId('field-actions-trigger').first().click()
  await page.getByRole('menuitem', {name: 'Paste field'}).click()
  await expect(page.getByText('2 documents were left out')).toBeVisible()
  const pasted = {_key: expect.any(String), _type: 'faqList', heading: section.heading}
  await expect
    .poll(() => contentLake.fetch('*[_id == $id][0].sections', {id: `drafts.${french}`}))
    .toEqual([{...pasted, questions: []}])
})
