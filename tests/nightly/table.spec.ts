import type {Page} from '@playwright/test'

import {contentLake, expect, test, violationsIn} from '../e2e/site.ts'
import {documentPlace, openStudio, publishOpenDocument} from '../e2e/studio/studio.ts'

const comparison = {
  _id: 'comparison-pasted',
  _type: 'comparisonTable',
  language: 'en',
  title: 'A comparison that a test fills',
  columns: ['Theirs', 'Ours'],
  rows: [{_key: 'voice', _type: 'row', criterion: 'Voice', cells: ['No', 'Yes']}],
}

const pasted = {
  _id: 'page-pasted',
  _type: 'page',
  language: 'en',
  title: 'A page with a comparison',
  path: 'pasted-comparison',
  seo: {_type: 'seo', title: 'A page with a comparison', description: 'A page that a test made.'},
  sections: [
    {
      _key: 'comparison',
      _type: 'comparison',
      heading: 'Side by side',
      table: {_type: 'reference', _ref: comparison._id},
    },
  ],
}

/** A spreadsheet's cells, as a browser takes them from the clipboard. */
const spreadsheet = `<table>
  <tr><td>Criterion</td><td>By hand</td><td>By phone</td><td>By voice</td></tr>
  <tr><td>Voice</td><td>No</td><td>Yes</td><td>Yes, hands free</td></tr>
  <tr><td>Notes</td><td>On paper<br>and lost</td><td></td><td>Depends &amp; varies</td></tr>
</table>`

async function copy(page: Page, clip: Record<string, string>): Promise<void> {
  await page.evaluate(async (types) => {
    const parts = Object.entries(types).map(([type, text]) => [type, new Blob([text], {type})])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))])
  }, clip)
}

const draft = () =>
  contentLake.fetch('*[_id == $id][0]{columns, "rows": rows[]{criterion, cells}}', {
    id: `drafts.${comparison._id}`,
  })

test.beforeAll(async () => {
  await contentLake.transaction().createOrReplace(comparison).createOrReplace(pasted).commit()
})

test.afterAll(async () => {
  const ids = [pasted._id, comparison._id].flatMap((id) => [id, `drafts.${id}`])
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

test('cells of a spreadsheet are pasted into a comparison and read on the site', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openStudio(page, 'editor', documentPlace(comparison._id, comparison._type))
  const grid = page.getByRole('grid')
  const cell = (name: string) => grid.locator('[data-cell]').filter({hasText: name}).first()

  await cell('Criterion').click()
  await copy(page, {'text/html': spreadsheet, 'text/plain': 'as HTML only'})
  await page.keyboard.press('Control+v')
  const dialog = page.getByRole('dialog')
  // The two heads; the row below says the same already.
  await expect(dialog).toContainText('Pasting here replaces the texts of 2 cells.')
  await expect(dialog).toContainText('It adds one row.')
  await expect(dialog).toContainText('It adds one column.')
  await dialog.getByRole('button', {name: 'Replace'}).click()
  const filled = [
    {criterion: 'Voice', cells: ['No', 'Yes', 'Yes, hands free']},
    {criterion: 'Notes', cells: ['On paper\nand lost', '', 'Depends & varies']},
  ]
  await expect.poll(draft).toEqual({columns: ['By hand', 'By phone', 'By voice'], rows: filled})

  await cell('Notes').click()
  await page.keyboard.press('Alt+Enter')
  await expect(grid.getByRole('row')).toHaveCount(4)
  await copy(page, {'text/plain': 'Price\t"with ""quotes"""\tno\t{{starting-price}}'})
  await page.keyboard.press('Control+v')
  const priced = {criterion: 'Price', cells: ['with "quotes"', 'no', '{{starting-price}}']}
  await expect.poll(async () => (await draft()).rows).toEqual([...filled, priced])
  await expect(cell('{{starting-price}}')).toContainText('Reads: €')

  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await draft()).rows).toEqual([filled[0], priced, filled[1]])
  expect(await violationsIn(page, (axe) => axe.include('[role=grid]'))).toEqual([])

  await publishOpenDocument(page)
  const text = async () => (await request.get('/pasted-comparison.md')).text()
  await expect.poll(text).toContain('**Yes**, hands free')
  await expect.poll(text).toMatch(/Price.*with "quotes".*€\d/)
})
