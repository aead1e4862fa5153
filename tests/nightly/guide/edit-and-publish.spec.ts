import {contentLake, expect, test} from '../../e2e/site.ts'
import {clickPublish, openStudio} from '../../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../../editors-guide.ts'
import {button, field, openList, tool, words, write} from './guide-studio.ts'

const title = 'A page to edit as the guide says'
const path = 'page-to-edit-of-the-guide'

/** Pages with a short description, sample text in a tip, and no translation. */
const pages = guideLanguages.map((language) => ({
  _id: `${path}-${language}`,
  _type: 'page',
  language,
  title,
  path,
  seo: {_type: 'seo', title, description: 'Too short.'},
  sections: [
    {_key: 'head', _type: 'pageHeader', title},
    {_key: 'tip', _type: 'tip', heading: 'The advice, in a few words…', text: 'Of a test.'},
  ],
}))

test.afterAll(() => contentLake.delete({query: '*[title == $title]', params: {title}}))

for (const language of guideLanguages) {
  test.describe(language, () => {
    test.use({locale: words[language].locale})

    test('edit and publish', async ({page, request}) => {
      const [misses = '', searchAndSharing = '', publish = '', open = ''] =
        namesOfTask('Edit and publish')[language]
      const [, , structure = ''] = namesOfTask('Find your way')[language]
      const [list = ''] = namesOfTask('Make a new page')[language]
      const own = pages.find((made) => made.language === language)
      if (own) await contentLake.createOrReplace(own)
      const html = async () => (await request.get(`${words[language].prefix}/${path}`)).text()
      await expect.poll(html).toContain(title)

      await openStudio(page, 'editor')
      await tool(page, structure).click()
      await openList(page, list, language)
      await page.getByRole('link', {name: new RegExp(`^${title}`)}).click()
      await page.getByRole('tab', {name: searchAndSharing}).click()
      const gaps = page.getByRole('region', {name: misses})
      await gaps.getByRole('button').first().click()
      const description = field(page, 'seo.description').getByRole('textbox')
      await expect(description).toBeFocused()
      await write(page, 'seo.description', '')
      await expect(button(page, publish)).toBeDisabled()
      const changed =
        'A description that is changed, and long enough to be shown in search results.'
      await write(page, 'seo.description', changed)

      const dialog = page.getByRole('dialog')
      await clickPublish(page, dialog)
      expect(await html()).not.toContain(changed)
      await dialog.getByRole('button').getByText(open, {exact: true}).first().click()
      await expect(page.getByTestId(/tip.*heading$/).getByRole('textbox')).toBeVisible()
      await page.keyboard.press('Escape')
      await clickPublish(page, page.getByTestId('publish-confirm'))
      await page.getByTestId('publish-confirm').click()
      await expect.poll(html).toContain(changed)
    })
  })
}
