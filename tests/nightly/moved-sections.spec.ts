import {contentLake, expect, test} from '../e2e/site.ts'
import {openStudio} from '../e2e/studio/studio.ts'
import {nameOf, pageOf, removeAllOf} from './guide/guide-pages.ts'

const name = nameOf('moved-sections')

const sections = [
  {_key: 'tip', _type: 'tip', heading: 'A tip', text: 'Of a test.'},
  {_key: 'text', _type: 'prose', heading: 'A text', body: []},
]

test.afterAll(() => removeAllOf(name))

const made = pageOf(name, 'en', sections)
const id = `drafts.${made._id}`

test('sections are moved, copied, inserted and removed in the preview', async ({page}) => {
  await contentLake.create({...made, _id: id})
  const href = `/${made.path}`
  const ordered = () => contentLake.fetch<string[]>('*[_id == $id][0].sections[]._type', {id})
  await openStudio(page, 'editor', `/presentation?preview=${encodeURIComponent(href)}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('sanity-visual-editing')).toBeAttached()
  const edge = {position: {x: 8, y: 8}}
  const section = (key: string) => frame.locator(`[data-sanity*="path=sections:${key};"]`)
  /** Chooses from a section's menu. Retries, because the overlay may not be rendered yet. */
  const choose = async (key: string, action: string) => {
    const item = frame.getByText(action, {exact: true})
    await expect(async () => {
      await page.mouse.move(0, 0)
      await section(key).hover(edge)
      await section(key).click({...edge, button: 'right'})
      await expect(item).toBeVisible({timeout: 3000})
    }).toPass()
    await item.click()
  }

  await expect(async () => {
    await page.mouse.move(0, 0)
    await section('tip').hover(edge)
    const last = await section('text').boundingBox()
    await page.mouse.down()
    await page.mouse.move(30, (last?.y ?? 0) + 8, {steps: 5})
    await page.mouse.move(30, (last?.y ?? 0) + (last?.height ?? 0) - 8, {steps: 5})
    await page.mouse.up()
    await expect.poll(ordered, {timeout: 5000}).toEqual(['pageHeader', 'prose', 'tip'])
  }).toPass()
  await choose('text', 'Duplicate')
  await expect.poll(ordered).toEqual(['pageHeader', 'prose', 'prose', 'tip'])
  await choose('text', 'Remove')
  await expect.poll(ordered).toEqual(['pageHeader', 'prose', 'tip'])
  await choose('tip', 'Insert after')
  await frame.getByText('Invitation', {exact: true}).click()
  await expect.poll(ordered).toEqual(['pageHeader', 'prose', 'tip', 'invitation'])
})
