import {contentLake, expect, test} from '../../e2e/site.ts'
import {chooseFromMenu, openStudio} from '../../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../../fixtures/editors-guide.ts'
import {button, field, openList, tool, words} from './guide-studio.ts'

const draft = {
  _id: 'drafts.page-in-progress-of-the-guide',
  _type: 'page',
  language: 'en',
  title: 'A page in progress',
}

test.beforeAll(() => contentLake.createOrReplace(draft))

test.afterAll(() => contentLake.delete(draft._id))

for (const language of guideLanguages) {
  test(`an editor signs in, searches and opens lists: ${language}`, async ({page}) => {
    const [home = '', again = '', structure = '', inProgress = ''] =
      namesOfTask('Find your way')[language]
    const [pages = ''] = namesOfTask('Make a new page')[language]
    await openStudio(page, 'editor', '')
    await chooseFromMenu(button(page, /\bEN\b/), words[language].name)
    await expect(page.getByRole('heading', {name: home, exact: true})).toBeVisible()
    await expect(tool(page, home)).toBeVisible()
    const links = page.getByTestId('home-links')
    await button(links, again).click()
    await expect(button(links, again)).toBeVisible()

    await page.getByTestId('studio-search').click()
    await page
      .getByPlaceholder(/^(Search|Rechercher)$/)
      .last()
      .fill(draft.title)
    await page.getByTestId('search-results').getByText(draft.title).click()
    await expect(field(page, 'title').getByRole('textbox')).toHaveValue(draft.title)

    await tool(page, structure).click()
    await openList(page, pages, language)
    const lists = page.getByRole('listbox', {name: pages, exact: true})
    await lists.getByRole('link', {name: inProgress, exact: true}).click()
    await expect(page.getByRole('link', {name: draft.title})).toBeVisible()
    await expect(page.getByRole('link', {name: '· /about'})).toHaveCount(0)
  })
}
