import sharp from 'sharp'

import {contentLake, expect, test} from '../e2e/site.ts'
import {openStudio} from '../e2e/studio/studio.ts'

const run = crypto.randomUUID().slice(0, 8)
const file = `library-${run}.png`
const tag = `tag-${run}`
const title = `A page with a picture of the library ${run}`
const pictured = `page-of-the-library-${run}`
let picture = ''

test.beforeAll(async () => {
  const [red, green, blue] = crypto.getRandomValues(new Uint8Array(3))
  const background = `rgb(${red}, ${green}, ${blue})`
  const pixels = await sharp({create: {width: 60, height: 40, channels: 3, background}})
    .png()
    .toBuffer()
  picture = (await contentLake.assets.upload('image', pixels, {filename: file}))._id
  const asset = {_type: 'reference', _ref: picture}
  const illustration = {_key: 'i', _type: 'illustration', picture: {_type: 'picture', asset}}
  await contentLake.create({
    _id: pictured,
    _type: 'page',
    language: 'fr',
    path: pictured,
    title,
    seo: {_type: 'seo', title, description: 'A page that a test made.'},
    sections: [
      {_key: 'head', _type: 'pageHeader', title},
      {_key: 'text', _type: 'prose', heading: title, body: [illustration]},
    ],
  })
})

test.afterAll(async () => {
  await contentLake.delete(pictured)
  await contentLake.delete(picture)
  await contentLake.delete({
    query: '*[_type == "media.tag" && name.current == $tag]',
    params: {tag},
  })
})

test('a picture is found in the library, described in each language, tagged, and shown where it is used', async ({
  page,
  request,
}) => {
  await openStudio(page, 'editor', '/media')
  await page.getByPlaceholder('Search').fill(file)
  await page.getByTestId(`media-asset-card-${picture}`).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('tab', {name: 'References (1)'})).toBeVisible()

  await dialog.getByText('Select or create...').click()
  await page.keyboard.type(tag)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(tag, {exact: true})).toBeVisible()
  await dialog.getByRole('tab', {name: 'Français'}).click()
  await dialog.getByLabel('Alt Text').last().fill('Ce que montre l’image')
  await dialog.getByLabel('Credit').last().fill('Photo : Ada')
  await dialog.getByRole('tab', {name: 'References (1)'}).click()
  await expect(dialog.getByText(title)).toBeVisible()
  await dialog.getByRole('button', {name: 'Save and close'}).click()

  const stored = `*[_id == $picture][0]{"alt": altText.fr, "credit": creditLine.fr, "tags": opt.media.tags[]->name.current}`
  await expect
    .poll(() => contentLake.fetch(stored, {picture}))
    .toEqual({alt: 'Ce que montre l’image', credit: 'Photo : Ada', tags: [tag]})
  await expect
    .poll(async () => (await request.get(`/fr/${pictured}`)).text())
    .toMatch(/alt="Ce que montre l’image"[^]*<figcaption><small>Photo : Ada/)
})
