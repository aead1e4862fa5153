import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'

import {contentLake, expect, test} from '../../e2e/site.ts'
import {documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {type GuideLanguage, guideLanguages, namesOfTask} from '../../fixtures/editors-guide.ts'
import {button, fill, inEachLanguage, publish, words} from './guide-studio.ts'

const run = crypto.randomUUID().slice(0, 8)
const idIn = (language: string) => `page-with-picture-${run}-${language}`

/** Pages first: referenced pictures cannot be deleted. */
test.afterAll(async () => {
  const ids = guideLanguages.map(idIn).flatMap((id) => [id, `drafts.${id}`])
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
  await contentLake.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename match $name]',
    params: {name: `colors-${run}*`},
  })
})

/** Drags a handle by a fraction of its picture’s width and height. */
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

/** Drops a file on a field. */
async function drop(target: Locator, name: string, content: Buffer): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ([fileName, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], fileName, {type: 'image/png'}))
      return transfer
    },
    [name, content.toString('base64')] as const,
  )
  for (const event of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(event, {dataTransfer})
  }
}

/** A picture, red on the left and blue on the right; cropped, it is still wider than the largest size served. */
async function twoColors(language: GuideLanguage): Promise<Buffer> {
  const half = {width: 1200, height: 1200, channels: 3 as const}
  const blue = await sharp({create: {...half, background: '#0000ff'}})
    .png()
    .toBuffer()
  // Different for each language: an identical file would reuse the earlier asset.
  const green = guideLanguages.indexOf(language) * 20
  return sharp({create: {...half, width: 2400, background: {r: 255, g: green, b: 0}}})
    .composite([{input: blue, left: 1200, top: 0}])
    .png()
    .toBuffer()
}

inEachLanguage((language) => {
  test('an editor puts a picture into a page', async ({page, request}) => {
    const names = namesOfTask('Add a picture')[language]
    const [upload = '', select = ''] = names
    const [description = ''] = names.slice(3)
    const id = idIn(language)
    const founder = {_key: 'founder', _type: 'founder', heading: 'Who made it', name: 'Ada'}
    await contentLake.create({
      _id: `drafts.${id}`,
      _type: 'page',
      language,
      title: 'A page for tests',
      path: id,
      seo: {_type: 'seo', title: 'A page for tests', description: 'A page of a test.'},
      sections: [{...founder, quote: 'Why?'}],
    })
    await openStudio(page, 'editor', documentPlace(id, 'page'))
    await page.getByRole('button', {name: 'Who made it'}).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(upload, {exact: true})).toBeVisible()
    const portrait = <Value>(value: string) =>
      contentLake.fetch<Value>(`*[_id == $id][0].sections[0].portrait.${value}`, {
        id: `drafts.${id}`,
      })
    const filename = `colors-${run}-${language}.png`
    const picture = await twoColors(language)
    const mirrored = await sharp(picture).flop().toBuffer()
    const there = await contentLake.assets.upload('image', mirrored, {filename})
    await button(dialog, select).click()
    const library = page.getByRole('dialog').last()
    await library.getByRole('searchbox').fill(filename)
    await button(library, filename).click()
    await expect.poll(() => portrait('asset._ref')).toBe(there._id)
    await drop(dialog.locator('[data-is-file-target][id$=".portrait"]'), filename, picture)
    await expect.poll(() => portrait('asset._ref')).not.toBe(there._id)
    await dialog.getByTestId('options-menu-edit-details').click()

    const editor = page.getByRole('dialog').last()
    // The hotspot starts as large as the picture: shrink it, then move it right.
    await drag(page, editor.locator('[data-handle="hotspotHandle"]').first(), -0.18)
    await expect.poll(() => portrait<number>('hotspot.width')).toBeLessThan(0.8)
    await drag(page, editor.locator('[data-handle="hotspot"]'), 0.25)
    await expect.poll(() => portrait<number>('hotspot.x')).toBeGreaterThan(0.6)
    await drag(page, editor.locator('[data-handle="crop-bottom"]').first(), 0, -0.1)
    await expect.poll(() => portrait<number>('crop.bottom')).toBeGreaterThan(0.05)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-handle="crop-bottom"]')).toHaveCount(0)
    const alt = dialog.getByRole('textbox', {name: description, exact: true})
    await expect(
      dialog.getByTestId(/portrait\.alt$/).getByTestId('input-validation-icon-error'),
    ).toBeVisible()
    const asset = await portrait<string>('asset._ref')
    const altText = {[language]: 'From the library'}
    await contentLake.patch(asset).set({altText}).commit()
    await openStudio(page, 'editor', documentPlace(id, 'page'))
    await publish(page, language)
    const address = `${words[language].prefix}/${id}`
    const read = async () => (await request.get(address)).text()
    const says = async (text: string) => (await read()).includes(`alt="${text}"`)
    await expect.poll(() => says('From the library')).toBe(true)
    await page.getByRole('button', {name: 'Who made it'}).click()
    await fill(alt, 'Two colors')
    await page.keyboard.press('Escape')
    await publish(page, language)
    await expect.poll(() => says('Two colors')).toBe(true)
    await page.goto(address)
    const image = page.getByRole('img', {name: 'Two colors'})
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveAttribute('width', /^\d+$/)
    await expect(image).toHaveAttribute('height', /^\d+$/)
    await expect(image).toHaveAttribute('srcset', /320w.*960w/)
    await expect(image).toHaveAttribute('style', /data:image/)
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.locator('blockquote.sheet')).toHaveCount(0)
    const [, src = ''] = /src="([^"]*\/images\/[^"]*)"/.exec(await read()) ?? []
    expect(src).toContain('rect=')
    const cropped = await request.get(src.replaceAll('&amp;', '&'))
    const {dominant} = await sharp(await cropped.body()).stats()
    // The left half of the picture is red; the area around the hotspot is mostly blue.
    expect(dominant.b).toBeGreaterThan(200)
    expect(dominant.r).toBeLessThan(50)
  })
})
