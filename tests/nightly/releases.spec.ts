import type {APIRequestContext, Page} from '@playwright/test'
import {parse} from 'node-html-parser'

import {contentLake, expect, stack, test} from '../e2e/site.ts'
import {openStudio} from '../e2e/studio/studio.ts'

const pageOf = (language: string, path: string) => ({
  _id: `page-of-the-campaign-${language}`,
  _type: 'page',
  language,
  title: `Campaign of a test, ${language}`,
  path,
  seo: {
    _type: 'seo',
    title: 'A page that a test made',
    description: 'A page that a test made, for a campaign that it releases.',
  },
  sections: [{_key: 'hero', _type: 'hero', title: `Before, ${language}`}],
})

const english = pageOf('en', 'campaign-of-a-test')
const french = pageOf('fr', 'campagne-d-un-test')

const editor = contentLake.withConfig({token: stack.credentials.contentLake.tokens.editor})
const viewer = contentLake.withConfig({token: stack.credentials.contentLake.tokens.viewer})

let release = ''

test.beforeAll(async () => {
  await contentLake.transaction().createOrReplace(english).createOrReplace(french).commit()
})

test.afterAll(async () => {
  await contentLake.delete({
    query: '*[_id in $ids || (_type == "redirect" && from == "/campaign-of-a-test")]',
    params: {ids: [english._id, french._id]},
  })
  if (release) await contentLake.releases.delete({releaseId: release})
})

/** Status of a URL, with its heading or redirect target. */
async function answerAt(request: APIRequestContext, path: string) {
  const response = await request.get(path, {maxRedirects: 0})
  const location = response.headers()['location']
  const heading = parse(await response.text()).querySelector('h1')?.text
  return [response.status(), location ? new URL(location, stack.siteUrl).pathname : heading]
}

async function addDocument(page: Page, title: string): Promise<void> {
  await page.getByRole('button', {name: 'Add document'}).click()
  await page
    .getByPlaceholder(/search/i)
    .last()
    .fill(title)
  await page.getByTestId('search-results').getByText(title).click()
  await expect(page.getByTestId('document-table-card').getByText(title)).toBeVisible()
}

test('a release with both languages is prepared, scheduled and published together', async ({
  page,
  request,
}) => {
  const campaign = async () => [
    await answerAt(request, '/campaign-of-a-test'),
    await answerAt(request, '/campaign-in-spring'),
    await answerAt(request, '/fr/campagne-d-un-test'),
  ]
  const before = [
    [200, 'Before, en'],
    [404, expect.anything()],
    [200, 'Before, fr'],
  ]
  await expect.poll(campaign).toEqual(before)

  await openStudio(page, 'editor', '/releases')
  const field = page.getByTestId('release-form-title')
  // The Studio closes the dialog when the list of releases loads.
  await expect(async () => {
    if (!(await field.isVisible()))
      await page.getByRole('button', {name: 'New release'}).first().click()
    await field.fill('Campaign of a test', {timeout: 5000})
    await page.getByTestId('submit-release-button').click({timeout: 5000})
  }).toPass()
  await expect(page).toHaveURL(/\/releases\/r\w+/)
  release = /\/releases\/(r\w+)/.exec(page.url())?.[1] ?? ''
  await addDocument(page, english.title)
  await addDocument(page, french.title)
  const checks = page.getByTestId('release-checks')
  // Neither page has a translation, and one has an English description.
  await expect(checks).toContainText('3 things')
  for (const {_id, language} of [english, french]) {
    const title = `After, ${language}`
    await editor.patch(`versions.${release}.${_id}`).set({'sections[0].title': title}).commit()
  }

  await page.getByTestId('document-table-card').getByText(english.title).click()
  await page.getByTestId('field-path').getByRole('textbox').fill('campaign-in-spring')
  const version = {id: `versions.${release}.${english._id}`}
  await expect
    .poll(() => contentLake.fetch('*[_id == $id][0].path', version))
    .toBe('campaign-in-spring')
  expect(await campaign(), 'visitors see nothing of what is prepared').toEqual(before)

  const scheduleIn = (ms: number) => ({
    releaseId: release,
    publishAt: new Date(Date.now() + ms).toISOString(),
  })
  await expect(viewer.releases.schedule(scheduleIn(3_600_000))).rejects.toMatchObject({
    statusCode: 403,
  })
  await editor.releases.schedule(scheduleIn(3_600_000))
  await expect(page.getByText(/^Scheduled to be published/)).toBeVisible()
  await editor.releases.unschedule({releaseId: release})
  await editor.releases.schedule(scheduleIn(1000))
  await expect
    .poll(campaign, {message: 'the page, its redirect and its translation are there at once'})
    .toEqual([
      [308, '/campaign-in-spring'],
      [200, 'After, en'],
      [200, 'After, fr'],
    ])
})
