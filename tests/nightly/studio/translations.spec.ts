import {contentLake, expect, test} from '../../e2e/site.ts'
import {chooseFromMenu, clickPublish, documentPlace, openStudio} from '../../e2e/studio/studio.ts'

const english = {
  _id: 'page-translated',
  _type: 'page',
  language: 'en',
  title: 'A page to translate',
  path: 'page-to-translate',
  seo: {
    _type: 'seo',
    title: 'A page to translate',
    description: 'A page that a test made, to see what becomes of its version in another language.',
  },
  sections: [{_key: 'header', _type: 'pageHeader', title: 'Written in English first'}],
}

/** A page with a link to the page above. */
const reader = {
  ...english,
  _id: 'page-reader',
  title: 'A page that leads there',
  path: 'page-that-leads-there',
  sections: [
    {
      _key: 'invitation',
      _type: 'invitation',
      heading: 'Read on',
      links: [
        {
          _key: 'link',
          _type: 'link',
          label: 'Read it',
          kind: 'page',
          page: {_type: 'reference', _ref: english._id},
        },
      ],
    },
  ],
}

const metadataQuery = '*[_type == "translation.metadata" && references($id)][0]{translations}'

/** Returns the id of the French translation, if there is one. */
async function frenchId(): Promise<string | undefined> {
  const link = await contentLake.fetch<{
    translations: {language: string; value: {_ref: string}}[]
  } | null>(metadataQuery, {id: english._id})
  return link?.translations.find(({language}) => language === 'fr')?.value._ref
}

/** Deletes the referring page first: referenced documents cannot be deleted. */
async function cleanUp(): Promise<void> {
  const translation = await frenchId()
  const ids = [reader._id, english._id, ...(translation ? [translation] : [])]
  await contentLake.delete({
    query: '*[_id == $id]',
    params: {id: reader._id},
  })
  await contentLake.delete({
    query:
      '*[_id in $ids || _id in $drafts || (_type == "translation.metadata" && references($ids))]',
    params: {ids, drafts: ids.map((id) => `drafts.${id}`)},
  })
}

test.beforeAll(async () => {
  await cleanUp()
  await contentLake.transaction().create(english).create(reader).commit()
})

test.afterAll(cleanUp)

test('a page is translated: marked, listed, checked, published and protected from deletion', async ({
  page,
}) => {
  await openStudio(page, 'editor', documentPlace(english._id, 'page'))
  // Until the form is editable, the pane re-renders and closes the menu.
  await expect(page.getByTestId('field-title').first().getByRole('textbox')).toBeEditable()
  await chooseFromMenu(page.getByTestId('translations-menu'), 'Create the French version')

  const panes = page.getByTestId('document-pane')
  await expect(panes).toHaveCount(2)
  const french = panes.nth(1)
  const title = french.getByTestId('field-title').first()
  await expect(french.getByRole('complementary', {name: 'Title: text to translate'})).toBeVisible()
  const translation = await frenchId()
  if (!translation) throw new Error('There is no French version')

  const titleBox = title.getByRole('textbox')
  // The field re-renders while the draft loads, which drops the selection that `fill` replaces.
  await expect(async () => {
    await titleBox.fill('Une page à traduire')
    await expect(titleBox).toHaveValue('Une page à traduire', {timeout: 1000})
  }).toPass()
  await french.getByRole('button', {name: 'Use it'}).click()
  const path = french.getByTestId('field-path').getByRole('textbox')
  await expect(path).toHaveValue('une-page-a-traduire')

  const untranslated = page.getByTestId('issue-untranslated')
  await chooseFromMenu(french.getByTestId('action-menu-button'), 'Schedule publish')
  await expect(untranslated).toContainText('Written in English first')
  await page.getByRole('button', {name: 'Schedule anyway'}).click()
  await expect(page.getByText('Select when this document should be published.')).toBeVisible()
  await page.keyboard.press('Escape')
  await clickPublish(french, untranslated)
  await expect(untranslated).toContainText('Written in English first')
  await page.getByTestId('publish-confirm').click()
  const published = () =>
    contentLake.fetch<string | null>('*[_id == $id][0].path', {
      id: translation,
    })
  // The Studio publishes only after validation.
  await expect.poll(published).toBe('une-page-a-traduire')

  await page.getByRole('link', {name: 'Translation status'}).click()
  await page.getByRole('searchbox').fill('page to translate')
  const pair = page.getByTestId('translation-pair').filter({hasText: 'page-to-translate'})
  await expect(pair).toHaveAttribute('data-state', 'untranslated')
  await contentLake.patch(english._id).set({title: 'A page to translate anew'}).commit()
  await pair.getByRole('button', {name: /^\d+ texts?: /}).click()
  await expect(pair).toContainText('The original has changed since')

  await pair.getByRole('link', {name: 'A page to translate anew'}).click()
  await expect(panes).toHaveCount(2)
  await chooseFromMenu(panes.first().getByTestId('action-menu-button'), /^Delete/)
  const denied = page.getByTestId('removal-denied')
  await expect(denied.getByRole('link', {name: reader.title})).toBeVisible()
  expect(await contentLake.getDocument(english._id)).toBeTruthy()
})
