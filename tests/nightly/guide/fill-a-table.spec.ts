import type {Page} from '@playwright/test'

import {contentLake, expect, test, violationsIn} from '../../e2e/site.ts'
import {documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../../fixtures/editors-guide.ts'
import {button, inEachLanguage, publish, untilCommentsAreThere, words} from './guide-studio.ts'

/** Cells copied from a spreadsheet, as HTML. */
const spreadsheet = `<table>
  <tr><td>Criterion</td><td>By hand</td><td>By phone</td><td>By voice</td></tr>
  <tr><td>Voice</td><td>No</td><td>Yes</td><td>Hands free</td></tr>
  <tr><td>Notes</td><td>On paper<br>and lost</td><td></td><td>Depends &amp; varies</td></tr>
</table>`

const title = 'A comparison that a test fills'

const table = {
  title,
  columns: ['Theirs', 'Ours'],
  rows: [{_key: 'voice', _type: 'row', criterion: 'Voice', cells: ['No', 'Yes']}],
}

const columns = ['By hand', 'By phone', 'By voice'] as const
const rows = [
  {criterion: 'Voice', cells: ['No', 'Yes', 'Hands free']},
  {criterion: 'Notes', cells: ['On paper\nand lost', '', 'Depends & varies']},
]

const idIn = (language: string) => `comparison-of-the-guide-${language}`
const pageIn = (language: string) => `page-with-comparison-of-the-guide-${language}`

test.beforeAll(async () => {
  for (const language of guideLanguages) {
    const reference = {_type: 'reference', _ref: idIn(language)}
    await contentLake
      .transaction()
      .createOrReplace({
        ...table,
        _id: idIn(language),
        _type: 'comparisonTable',
        language,
      })
      .createOrReplace({
        _id: pageIn(language),
        _type: 'page',
        language,
        title,
        path: pageIn(language),
        seo: {_type: 'seo', title, description: title},
        sections: [{_key: 'comparison', _type: 'comparison', heading: title, table: reference}],
      })
      .commit()
  }
})

test.afterAll(async () => {
  const ids = guideLanguages
    .flatMap((language) => [pageIn(language), idIn(language)])
    .flatMap((id) => [id, `drafts.${id}`])
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

async function copy(page: Page, clip: Record<string, string>): Promise<void> {
  await page.evaluate(async (types) => {
    const parts = Object.entries(types).map(([type, text]) => [type, new Blob([text], {type})])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(parts))])
  }, clip)
}

inEachLanguage((language) => {
  test('an editor fills a table', async ({page, context, request}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const [row = '', column = '', answer = ''] = namesOfTask('Fill a table')[language]
    const draft = () =>
      contentLake.fetch('*[_id == $id][0]{columns, "rows": rows[]{criterion, cells}}', {
        id: `drafts.${idIn(language)}`,
      })
    await openStudio(page, 'editor', documentPlace(idIn(language), 'comparisonTable'))
    const grid = page.getByRole('grid')
    const cell = (text = '') => grid.locator('[data-cell]').filter({hasText: text}).first()

    await untilCommentsAreThere(page, 'title', language)
    await grid.locator('[data-cell]').first().click()
    await copy(page, {'text/html': spreadsheet, 'text/plain': 'as HTML only'})
    await page.keyboard.press('Control+v')
    const dialog = page.getByRole('dialog')
    // Only the two column heads: the row already has the pasted texts.
    await expect(dialog).toContainText('2 cell')
    await dialog.getByRole('button', {name: /^(Replace|Remplacer)$/}).click()
    await expect.poll(draft).toEqual({columns, rows})
    await expect(grid.getByRole('textbox').first(), 'the pasted cell keeps the focus').toBeFocused()

    await cell(rows[0]?.cells[2]).click()
    await button(page, answer).click()
    await page.getByRole('menuitem').first().click()
    const answers = () =>
      contentLake.fetch('*[_id == $id][0].rows[0].answers', {id: `drafts.${idIn(language)}`})
    await expect.poll(answers).toEqual(['', '', 'yes'])
    await expect(cell(rows[0]?.cells[2]).getByRole('textbox'), 'editing goes on').toBeFocused()

    await cell('Notes').click()
    await button(page, row).click()
    await page.getByRole('menuitem').nth(1).click()
    await expect(grid.getByRole('row')).toHaveCount(4)
    await copy(page, {'text/plain': 'Price\t"with ""quotes"""\tno\t{{starting-price}}'})
    await page.keyboard.press('Control+v')
    const priced = {criterion: 'Price', cells: ['with "quotes"', 'no', '{{starting-price}}']}
    await expect.poll(async () => (await draft()).rows).toEqual([...rows, priced])
    await expect(cell('{{starting-price}}')).toContainText(/€/)

    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(async () => (await draft()).rows).toEqual([rows[0], priced, rows[1]])
    expect(await violationsIn(page, (axe) => axe.include('[role=grid]'))).toEqual([])
    await cell(columns[1]).click()
    await button(page, column).click()
    await page.getByRole('menuitem').last().click()
    await expect.poll(async () => (await draft()).columns).toEqual([columns[0], columns[2]])

    await publish(page, language)
    const address = `${words[language].prefix}/${pageIn(language)}.md`
    const text = async () => (await request.get(address)).text()
    await expect.poll(text).toMatch(/\*\*(Yes|Oui)\*\*\s?: (Hands free|Mains libres)/)
    await expect.poll(text).toMatch(/Price.*with "quotes".*€/)
  })
})
