import type {Page} from '@playwright/test'

import {contentLake, expect, test} from '../../e2e/site.ts'
import {chooseFromMenu, documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {deadline} from '../../machine-speed.ts'
import {answerAt, nameOf, pageOf, removeAllOf} from './guide-pages.ts'
import {button, field, fill, inEachLanguage, tool, write} from './guide-studio.ts'

const name = nameOf('released')
const releases: string[] = []

test.afterAll(async () => {
  for (const releaseId of releases) await contentLake.releases.delete({releaseId})
  await removeAllOf(name)
})

/** Formats a time as the Studio does. */
const tomorrow = `${new Date(Date.now() + 86_400_000).toLocaleDateString('en-US', {month: 'short', day: 'numeric', year: 'numeric'})} 12:00`

/** Creates a release. Retries, because the Studio closes the dialog when the list of releases loads. */
async function makeRelease(page: Page, newRelease: string): Promise<string> {
  const title = page.getByTestId('release-form-title')
  await expect(async () => {
    if (!(await title.isVisible())) await button(page, newRelease).first().click()
    await title.fill(name, {timeout: 5000})
    await page.getByTestId('submit-release-button').click({timeout: 5000})
  }).toPass()
  await expect(page).toHaveURL(/\/releases\/r\w+/)
  return /\/releases\/(r\w+)/.exec(page.url())?.[1] ?? ''
}

inEachLanguage((language) => {
  test('an editor prepares a release', async ({page, request}) => {
    test.setTimeout(deadline(240_000))
    const names = namesOfTask('Prepare a release')[language]
    const [tools = '', newRelease = '', addDocument = ''] = names
    const [presentation = '', show = ''] = names.slice(3)
    const [run = '', schedule = '', unschedule = ''] = names.slice(-4)
    const from = `/${name}-${language}-en`
    const to = `${from}-anew`
    const first = pageOf(`${name}-${language}`, 'en')
    const pages = [first, pageOf(`${name}-${language}`, 'fr')] as const
    for (const each of pages) await contentLake.createOrReplace(each)

    await openStudio(page, 'editor')
    await page.getByRole('link', {name: tools, exact: true}).click()
    const release = await makeRelease(page, newRelease)
    releases.push(release)
    const rows = page.getByTestId('document-table-card')
    for (const {title} of pages) {
      await button(page, addDocument).click()
      await page
        .getByPlaceholder(/^(Search|Rechercher?)/)
        .last()
        .fill(title)
      await page.getByTestId('search-results').getByText(title).click()
      await expect(rows.getByText(title)).toBeVisible()
    }
    const changed = `${name} changed`
    await rows.getByText(first.title).click()
    await expect(page.getByRole('link', {name, exact: true})).toBeVisible()
    await write(page, 'path', `${first.path}-anew`)
    await field(page, 'sections').getByRole('button').filter({hasText: name}).first().click()
    const dialog = page.getByRole('dialog')
    await fill(dialog.getByTestId(/\.title$/).getByRole('textbox'), changed)
    const version = {id: `versions.${release}.${first._id}`}
    const stored = () => contentLake.fetch('*[_id == $id][0].sections[0].title', version)
    await expect.poll(stored).toBe(changed)
    expect(await answerAt(request, from)).toEqual(200)

    await expect(tool(page, presentation)).toBeVisible()
    await page.goto(`/studio/presentation?perspective=${release}&preview=${to}`)
    await expect(page.frameLocator('iframe').locator('h1')).toHaveText(changed)

    await page.goto(`/studio/releases/${release}`)
    await button(page.getByTestId('release-checks'), show).click()
    await expect(dialog.getByRole('heading', {name: /· EN$/})).toBeVisible()
    await page.reload()
    const confirm = page.getByTestId('confirm-button')
    const menu = page.getByTestId('release-menu-button')
    await expect(button(page, run)).toBeEnabled()
    await chooseFromMenu(menu, schedule)
    await fill(dialog.getByRole('textbox').first(), tomorrow)
    // The time is applied when its field loses focus.
    await page.keyboard.press('Tab')
    await confirm.click()
    await button(page, unschedule).click()
    await confirm.click()
    // Until then the release is shown as locked, and its menu does nothing.
    await expect(button(page, unschedule)).toHaveCount(0)
    // A release with a time has a button to schedule it.
    await chooseFromMenu(menu, run)
    await confirm.click()
    await expect.poll(() => answerAt(request, from)).toBe(to)
    await expect.poll(() => answerAt(request, to)).toBe(200)
  })

  test('an editor schedules one document', async ({page}) => {
    const schedule = namesOfTask('Prepare a release')[language].at(-1) ?? ''
    const one = pageOf(`${name}-one`, language)
    await contentLake.create({...one, _id: `drafts.${one._id}`})
    await openStudio(page, 'editor', documentPlace(one._id, 'page'))
    await expect(field(page, 'title').getByRole('textbox')).toBeEditable()
    await chooseFromMenu(page.getByTestId('action-menu-button'), schedule)
    await page.getByTestId('publish-confirm').click()
    const dialog = page.getByRole('dialog')
    await fill(dialog.getByRole('textbox').first(), tomorrow)
    await page.keyboard.press('Tab')
    await page.getByTestId('confirm-button').click()
    const version = () =>
      contentLake.fetch<string | null>('*[_id in path("versions.*." + $id)][0]._id', {
        id: one._id,
      })
    await expect.poll(version).not.toBe(null)
    const [, releaseId = ''] = (await version())?.split('.') ?? []
    const state = () =>
      contentLake.fetch('releases::all()[name == $releaseId][0].state', {releaseId})
    await expect.poll(state).toBe('scheduled')
    await contentLake.releases.unschedule({releaseId})
    await contentLake.releases.archive({releaseId})
    releases.push(releaseId)
  })
})
