import {readFileSync} from 'node:fs'

import type {Page} from '@playwright/test'

import {contentLake, expect, test} from '../e2e/site.ts'
import {documentPlace, openStudio} from '../e2e/studio/studio.ts'

const id = `article-pasted-${crypto.randomUUID().slice(0, 8)}`

test.afterAll(async () => {
  await contentLake.delete(`drafts.${id}`)
})

/** Puts HTML on the clipboard as another program does: browsers clean what their own interface takes. */
async function copy(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const setData = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', copied)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('copy', setData, {capture: true, once: true})
  }, html)
  await page.keyboard.press('ControlOrMeta+c')
}

/** The text of the article, as one line for each of its blocks. */
const body = () =>
  contentLake.fetch<string[]>(
    `*[_id == $id][0].body[]{"line": coalesce(listItem, style, _type) + " " +
      coalesce(pt::text(@), array::join(columns, " | "), picture.alt, "")}.line`,
    {id: `drafts.${id}`},
  )

test('a text from Word keeps its structure, and one key undoes the paste', async ({
  page,
  complaints,
}) => {
  // The Studio also looks for files in what is pasted.
  complaints.allow(/^DataTransfer with kind="string" is currently not supported$/)
  await contentLake.create({
    _id: `drafts.${id}`,
    _type: 'article',
    language: 'en',
    title: 'A text from Word',
    body: [],
  })
  await openStudio(page, 'editor', documentPlace(id, 'article'))
  const field = page.getByTestId('field-body')
  // The Studio draws the form anew, without the steps that could be undone, once comments are there.
  await expect(field.getByRole('button', {name: 'Add comment'})).toBeAttached()
  await field.getByRole('textbox').click()
  await copy(page, readFileSync('tests/unit/studio/pasted-text/clipboards/word.html', 'utf8'))
  await page.keyboard.press('ControlOrMeta+v')
  await expect
    .poll(body)
    .toEqual([
      'h2 A quarter without data entry',
      'normal The team wrote less and heard more, as both reviews say. See the whole review, write to us or go further down.',
      'h2 What changed',
      'bullet Calls are summed up',
      'bullet in English',
      'bullet in French',
      'bullet Tasks are written down',
      'h3 In this order',
      'number Speak',
      'number into the phone',
      'number Check',
      'h3 In figures',
      'dataTable Team | Minutes a day',
      'illustration The team at its desks',
      'normal That is all.',
    ])
  await expect(page.getByText('choose it in its place')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(body).toBe(null)
})
