import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'

import {contentLake, expect, test} from '../e2e/site.ts'
import {documentPlace, openStudio, publishOpenDocument} from '../e2e/studio/studio.ts'

const run = crypto.randomUUID().slice(0, 8)
const pictured = `page-with-picture-${run}`
const pictureName = `colours-${run}.png`

/** Nothing may be deleted while something refers to it: the page before its picture. */
test.afterAll(async () => {
  await contentLake.delete({
    query: '*[_id in $ids]',
    params: {ids: [pictured, `drafts.${pictured}`]},
  })
  await contentLake.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename == $pictureName]',
    params: {pictureName},
  })
})

/** Drags something by a part of the width and the height of the picture that it belongs to. */
async function drag(page: Page, handle: Locator, right: number, down = 0): Promise<void> {
  const size = await handle.locator('xpath=ancestor::*[name()="svg"][last()]').boundingBox()
  const box = await handle.boundingBox()
  if (!size || !box) throw new Error('The picture is not shown.')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + size.width * right, y + size.height * down, {steps: 4})
  await page.mouse.up()
}

/** Red on the left, blue on the right, and twice as wide as it is high; cropped, still wider than its largest copy. */
async function twoColours(): Promise<Buffer> {
  const half = {width: 1200, height: 1200, channels: 3 as const}
  const blue = await sharp({create: {...half, background: '#0000ff'}})
    .png()
    .toBuffer()
  return sharp({create: {...half, width: 2400, background: '#ff0000'}})
    .composite([{input: blue, left: 1200, top: 0}])
    .png()
    .toBuffer()
}

test('a picture is uploaded, and cropped around the focus that its editor chose', async ({
  page,
  request,
}) => {
  const section = {
    _key: 'founder',
    _type: 'founder',
    heading: 'Who made it',
    name: 'Ada',
    quote: 'Why?',
  }
  await contentLake.create({
    _id: `drafts.${pictured}`,
    _type: 'page',
    language: 'en',
    title: 'A page for tests',
    path: 'pictured',
    seo: {
      _type: 'seo',
      title: 'A page for tests',
      description: 'A page that is there while tests run, no longer.',
    },
    sections: [section],
  })
  await openStudio(page, 'editor', documentPlace(pictured, 'page'))
  await page.getByRole('button', {name: 'Who made it'}).click()
  const dialog = page.getByRole('dialog')
  const buffer = await twoColours()
  await dialog
    .locator('input[type=file]')
    .setInputFiles({name: pictureName, mimeType: 'image/png', buffer})
  await dialog.getByTestId('options-menu-edit-details').click()

  const editor = page.getByRole('dialog', {name: 'Edit hotspot and crop'})
  const portrait = <Value>(value: string) =>
    contentLake.fetch<Value>(`*[_id == $id][0].sections[0].portrait.${value}`, {
      id: `drafts.${pictured}`,
    })
  // The focus begins as large as the picture: it is made smaller, then moved to the right.
  await drag(page, editor.locator('[data-handle="hotspotHandle"]').first(), -0.18)
  await expect.poll(() => portrait<number>('hotspot.width')).toBeLessThan(0.8)
  await drag(page, editor.locator('[data-handle="hotspot"]'), 0.25)
  await expect.poll(() => portrait<number>('hotspot.x')).toBeGreaterThan(0.6)
  await drag(page, editor.locator('[data-handle="crop-bottom"]').first(), 0, -0.1)
  await expect.poll(() => portrait<number>('crop.bottom')).toBeGreaterThan(0.05)
  await page.keyboard.press('Escape')
  await expect(editor).toHaveCount(0)
  await dialog.getByRole('textbox', {name: 'Description'}).fill('Two colours')
  await page.keyboard.press('Escape')
  await publishOpenDocument(page)

  const read = async () => (await request.get('/pictured')).text()
  await expect.poll(read).toContain('Two colours')
  await page.goto('/pictured')
  const image = page.getByRole('img', {name: 'Two colours'})
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('width', /^\d+$/)
  await expect(image).toHaveAttribute('height', /^\d+$/)
  await expect(image).toHaveAttribute('srcset', /320w.*960w/)
  await expect(image).toHaveAttribute('style', /data:image/)
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.locator('blockquote')).toHaveCount(0)
  const html = await read()
  const [, src = ''] = /src="([^"]*\/images\/[^"]*)"/.exec(html) ?? []
  expect(src).toContain('rect=')
  const picture = await request.get(src.replaceAll('&amp;', '&'))
  const {dominant} = await sharp(await picture.body()).stats()
  // The left half of the picture is red; around the focus most is blue.
  expect(dominant.b).toBeGreaterThan(200)
  expect(dominant.r).toBeLessThan(50)
})
