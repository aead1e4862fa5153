import {readFile} from 'node:fs/promises'

import {contentLake, expect, test} from '../e2e/site.ts'
import {openStudio} from '../e2e/studio/studio.ts'
import {xliffErrors} from '../fixtures/xliff-schema.ts'
import {deadline} from '../machine-speed.ts'

const mark = `zephyr-xliff-${Date.now()}`
const ids = {en: `faq-${mark}-en`, fr: `faq-${mark}-fr`}
const metadataId = `translation-${mark}`

/** A draft question, which no page shows. Its translation starts as a copy of the original. */
const questionIn = (language: keyof typeof ids) => ({
  _id: `drafts.${ids[language]}`,
  _type: 'faq',
  language,
  question: `What is ${mark}?`,
  answer: [
    {
      _key: 'only',
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children: [
        {_key: 'a', _type: 'span', marks: [], text: 'A word that '},
        {_key: 'b', _type: 'span', marks: ['strong'], text: 'nobody else'},
        {_key: 'c', _type: 'span', marks: [], text: ' uses.'},
      ],
    },
  ],
})

const link = {
  _id: metadataId,
  _type: 'translation.metadata',
  schemaTypes: ['faq'],
  translations: (['en', 'fr'] as const).map((language) => ({
    _key: language,
    _type: 'internationalizedArrayReferenceValue',
    language,
    value: {_type: 'reference', _ref: ids[language], _weak: true},
  })),
}

test.beforeAll(async () => {
  await contentLake.create(questionIn('en'))
  await contentLake.create(questionIn('fr'))
  await contentLake.create(link)
})

test.afterAll(async () => {
  await contentLake.delete(metadataId)
  for (const id of Object.values(ids)) await contentLake.delete(`drafts.${id}`)
})

test('a translation is exported as XLIFF and imported into the draft, with mismatches reported', async ({
  page,
}) => {
  await openStudio(page, 'editor', '/translations')
  const rows = page.getByTestId('translation-pair')
  const row = rows.filter({hasText: mark})
  // The list loses typed text while it loads.
  await expect(async () => {
    await page.getByRole('searchbox').fill(mark)
    await expect(rows).toHaveCount(1, {timeout: deadline(3000)})
  }).toPass()
  const started = page.waitForEvent('download')
  await row.getByRole('button', {name: /^Export as XLIFF/}).click()
  const download = await started
  expect(download.suggestedFilename()).toBe(`${ids.fr}.fr.xlf`)
  const exported = await readFile(await download.path(), 'utf8')
  expect(await xliffErrors(exported)).toEqual([])
  expect(await xliffErrors(exported.replaceAll('unit', 'segment'))).not.toEqual([])

  const translated = exported.replace(
    /<\/source>/,
    `</source><target>Qu’est-ce que ${mark} ?</target>`,
  )
  const send = async (xml: string) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({name: 'fr.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(xml)})
  }
  const answered = (target: string) =>
    translated.replace(/<\/source>(?!<target>)/, `</source><target>${target}</target>`)
  await send(answered('Un mot.'))
  await expect(page.getByText('1 text was imported into the draft')).toBeVisible()
  await expect(page.getByText(/: the tags in “Answer” don’t match the original\.$/)).toBeVisible()

  await send(answered('Un mot que <pc id="2">vous seul</pc> utilisez.'))
  const stored = () =>
    contentLake.fetch('*[_id == $id][0]{question, "answer": answer[0].children[]{text, marks}}', {
      id: `drafts.${ids.fr}`,
    })
  await expect.poll(stored).toEqual({
    question: `Qu’est-ce que ${mark} ?`,
    answer: [
      {text: 'Un mot que ', marks: []},
      {text: 'vous seul', marks: ['strong']},
      {text: ' utilisez.', marks: []},
    ],
  })

  const listed = page.waitForEvent('download')
  await page.getByRole('button', {name: 'Export translations as XLIFF'}).click()
  expect(await readFile(await (await listed).path(), 'utf8')).toContain('vous seul')

  await send('<xliff/>')
  await expect(
    page.getByText('This file isn’t XLIFF 2, or contains none of these translations'),
  ).toBeVisible()
})
