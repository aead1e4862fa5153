import {contentLake, expect, test} from '../../e2e/site.ts'
import {documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../../fixtures/editors-guide.ts'
import {
  button,
  field,
  fill,
  inEachLanguage,
  publish,
  untilCommentsAreThere,
  words,
  write,
} from './guide-studio.ts'

const key = 'share-of-the-guide'

const figure = {
  _id: `figure-${key}`,
  _type: 'figure',
  key,
  value: 67,
  label: {_type: 'localizedString', en: 'of a test', fr: 'd’un test'},
  suffix: {_type: 'localizedAffix', en: '%', fr: ' %'},
  source: {_type: 'localizedText', en: 'A test.', fr: 'Un test.'},
}

const article = {_id: `drafts.article-with-${key}`, _type: 'article', body: []}

const pages = guideLanguages.map((language) => ({
  _id: `page-with-${key}-${language}`,
  _type: 'page',
  language,
  title: key,
  path: `page-with-${key}`,
  seo: {_type: 'seo', title: key, description: key},
  sections: [{_key: 'head', _type: 'pageHeader', title: `{{${key}}}`}],
}))

const addresses = guideLanguages.map((language) => `${words[language].prefix}/page-with-${key}`)

test.beforeEach(async () => {
  const made = contentLake.transaction().createOrReplace(figure)
  for (const page of pages) made.createOrReplace(page)
  await made.commit()
})

test.afterAll(async () => {
  await contentLake.delete(article._id)
  for (const page of pages) await contentLake.delete(page._id)
  await contentLake.delete({query: '*[key == $key]', params: {key}})
})

inEachLanguage((language) => {
  test('an editor uses a figure', async ({page}) => {
    const [insert = '', inParagraphs = ''] = namesOfTask('Use and change a figure')[language]
    await contentLake.createOrReplace({...article, language})
    await openStudio(page, 'editor', documentPlace(`article-with-${key}`, 'article'))
    await untilCommentsAreThere(page, 'body', language)
    const title = field(page, 'title')
    await write(page, 'title', 'It saves ')
    await button(title, insert).click()
    await page.keyboard.press('Escape')
    await expect(button(title, insert)).toBeFocused()
    await button(title, insert).click()
    await page.getByRole('option').filter({hasText: key}).click()
    await expect(title.getByRole('textbox')).toHaveValue(`It saves {{${key}}}`)
    await expect(title).toContainText(/It saves 67\s?%/)

    const body = field(page, 'body')
    await body.getByRole('textbox').click()
    await body.getByTestId('insert-menu-button').click()
    await page.getByRole('menuitem').getByText(inParagraphs, {exact: true}).click()
    const search = page.getByTestId('reference-input').nth(1).getByRole('combobox')
    await search.fill(key)
    await page.getByRole('option', {name: /^67\s?%/}).click()
    await expect(body.getByRole('textbox').getByText(/^67\s?%$/)).toBeVisible()
  })

  test('an editor changes a figure', async ({page, request}) => {
    const [, , figures = ''] = namesOfTask('Use and change a figure')[language]
    await openStudio(page, 'editor')
    // The lists are rendered again once the Studio knows its language, and a click may miss.
    const search = page.getByRole('textbox')
    await expect(async () => {
      await page.getByRole('link', {name: figures, exact: true}).click()
      await expect(search).toBeVisible({timeout: 20_000})
    }).toPass()
    // The list renders only what is in view.
    await search.fill(key)
    await page.getByRole('link', {name: new RegExp(key)}).click()
    await fill(field(page, 'value').getByRole('spinbutton'), '71')
    for (const href of addresses) {
      await expect(page.locator(`a[href="${href}"]`).first()).toBeVisible()
    }
    for (const read of guideLanguages) {
      await expect(page.locator(`[lang=${read}] del`).first()).toHaveText(/^67\s?%$/)
      await expect(page.locator(`[lang=${read}] ins`).first()).toHaveText(/^71\s?%$/)
    }
    for (const href of addresses) {
      const html = await (await request.get(href)).text()
      expect(html, 'a draft is not on the site').toMatch(/67\s?%/)
    }
    await publish(page, language)
    for (const href of addresses) {
      await expect.poll(async () => (await request.get(href)).text()).toMatch(/71\s?%/)
    }
  })
})
