import {contentLake, expect, test} from '../../e2e/site.ts'
import {clickPublish, openStudio} from '../../e2e/studio/studio.ts'
import {type GuideLanguage, namesOfTask} from '../../fixtures/editors-guide.ts'
import {nameOf, pageOf, removeAllOf} from './guide-pages.ts'
import {button, field, inEachLanguage, openList, tool, words, write} from './guide-studio.ts'

const name = nameOf('edit')

const tip = {_key: 'tip', _type: 'tip', heading: 'The advice, in a few words…', text: 'Of a test.'}

/** A page with a short description, sample text in a tip, and no translation. */
function pageIn(language: GuideLanguage) {
  const made = pageOf(name, language, [tip])
  return {...made, seo: {...made.seo, description: 'Too short.'}}
}

test.afterAll(() => removeAllOf(name))

inEachLanguage((language) => {
  const own = pageIn(language)
  const {path, title} = own
  test('an editor edits and publishes a page', async ({page, request}) => {
    const [misses = '', searchAndSharing = '', publish = '', open = ''] =
      namesOfTask('Edit and publish')[language]
    const [, , structure = ''] = namesOfTask('Find your way')[language]
    const [list = ''] = namesOfTask('Make a new page')[language]
    await contentLake.create(own)
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
    const changed = 'A description that is changed, and long enough to be shown in search results.'
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
