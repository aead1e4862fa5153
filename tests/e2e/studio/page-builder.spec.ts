import type {APIRequestContext, Locator, Page} from '@playwright/test'

import {deadline} from '../../machine-speed.ts'
import {contentLake, expect, test} from '../site.ts'
import {moveUp, openStudio, publishOpenDocument} from './studio.ts'

/** Unique to this run: the Studio treats a recreated document with a deleted id as deleted, and applies no template. */
const run = crypto.randomUUID().slice(0, 8)
const landing = `page-made-from-template-${run}`

const seo = {
  _type: 'seo',
  title: 'A page for tests',
  description: 'A page that is there while tests run, no longer.',
}

const typesOf = (id: string) =>
  contentLake.fetch<string[] | null>('*[_id == $id][0].sections[]._type', {id: `drafts.${id}`})

test.afterAll(async () => {
  await contentLake.delete({
    query: '*[_id in [$id, "drafts." + $id]]',
    params: {id: landing},
  })
})

const field = (within: Page | Locator, name: string) => within.getByTestId(`field-${name}`)

const textbox = (within: Page | Locator, name: string) =>
  field(within, name).first().getByRole('textbox')

/** Returns a section in a page's list, by its preview title. */
const sectionItem = (page: Page, text: string): Locator =>
  field(page, 'sections').locator('[data-index]').filter({hasText: text})

async function chooseFor(page: Page, section: string, action: string): Promise<void> {
  await sectionItem(page, section).getByTestId('array-item-menu-button').click()
  await page.getByRole('menuitem', {name: action, exact: true}).click()
}

/** Inserts a section from the menu of thumbnails and gives it a heading. */
async function insertTip(page: Page, text: string): Promise<void> {
  const group = page.getByRole('tab', {name: 'Explain'})
  // A document saved meanwhile can re-render the list, which closes its menu.
  await expect(async () => {
    if (!(await group.isVisible())) await page.getByTestId('add-multiple-object-button').click()
    await expect(group).toBeVisible({timeout: deadline(5000)})
  }).toPass()
  await group.click()
  const picture = page.locator('img[src="/studio/thumbnails/tip.webp"]')
  await expect(picture).toBeVisible()
  await expect(picture).toHaveJSProperty('naturalWidth', 360)
  await expect(page.locator('img[src="/studio/thumbnails/hero.webp"]')).toHaveCount(0)
  await page.getByRole('menuitem', {name: 'Tip'}).click()
  const dialog = page.getByRole('dialog')
  const heading = dialog.getByRole('textbox', {name: 'Heading'})
  await expect(heading).toHaveValue('The advice, in a few words…')
  await heading.fill(text)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Polls an address until it shows a text; publishing takes a moment to arrive. */
async function expectToSay(request: APIRequestContext, address: string, text: string) {
  const says = async () => (await (await request.get(address)).text()).includes(text)
  await expect.poll(says, `${address} says ${text}`).toBe(true)
}

test('a landing page is created from a template, reordered and published', async ({
  page,
  request,
}) => {
  const begun = ['hero', 'badges', 'pointList', 'steps', 'faqList', 'callToAction']
  const ordered = [...begun.slice(0, 5), 'tip', 'callToAction']
  const template = `id=${landing};template=landing-page-en;type=page`
  await openStudio(page, 'editor', `/intent/create/${template}/`)

  await test.step('required fields complain in words', async () => {
    // Text typed before the template has been applied is overwritten.
    await expect(async () => {
      await textbox(page, 'title').fill('Spring campaign')
      await expect.poll(() => typesOf(landing), {timeout: 5000}).toEqual(begun)
    }).toPass()
    await textbox(page, 'path').fill('Spring Campaign')
    await field(page, 'path').getByTestId('input-validation-icon-error').hover()
    await expect(
      page.getByText('Use lowercase letters without accents, digits and single hyphens'),
    ).toBeVisible()
    await textbox(page, 'path').fill('spring-campaign')
  })

  await test.step('a section is inserted, moved, removed and put back', async () => {
    await insertTip(page, 'Begin with one team in the zephyr season')
    await moveUp(sectionItem(page, 'Begin with one team'))
    await expect.poll(() => typesOf(landing)).toEqual(ordered)
    await chooseFor(page, 'Badges', 'Remove')
    await expect.poll(() => typesOf(landing)).not.toContain('badges')
    await page.getByRole('button', {name: 'Put it back'}).click()
    await expect.poll(() => typesOf(landing)).toEqual(ordered)
  })

  // The Studio does not publish a page whose heading is still the template's.
  const heading = {'sections[_type == "hero"].title': 'More calls, less typing'}
  await contentLake.patch(`drafts.${landing}`).set(heading).commit()
  await page.getByRole('tab', {name: 'Search and sharing'}).click()
  await textbox(page, 'seo.title').fill(seo.title)
  await textbox(page, 'seo.description').fill(seo.description)
  await publishOpenDocument(page)

  await expectToSay(request, '/spring-campaign', 'zephyr season')
  await expectToSay(request, '/sitemap.xml', '/spring-campaign<')
  await expectToSay(request, '/llms.txt', '/spring-campaign.md')
  await expectToSay(request, '/search?q=zephyr', 'href="/spring-campaign"')
})
