import sharp from 'sharp'

import {contentLake, expect, test} from '../../e2e/site.ts'
import {openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {button, inEachLanguage, tool, words} from './guide-studio.ts'

const run = crypto.randomUUID().slice(0, 8)
const title = `A page with a picture of the library ${run}`

test.afterAll(async () => {
  await contentLake.delete({query: '*[_type == "page" && title == $title]', params: {title}})
  await contentLake.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename match $name]',
    params: {name: `library-${run}*`},
  })
})

/** Uploads a new picture in a random color; returns its id. */
async function newPicture(filename: string): Promise<string> {
  const [red, green, blue] = crypto.getRandomValues(new Uint8Array(3))
  const background = `rgb(${red}, ${green}, ${blue})`
  const pixels = await sharp({create: {width: 60, height: 40, channels: 3, background}})
    .png()
    .toBuffer()
  return (await contentLake.assets.upload('image', pixels, {filename}))._id
}

/** The part of a picture's id that is in its addresses. */
const hashOf = (id: string) => id.split('-')[1] ?? ''

inEachLanguage((language) => {
  test('an editor describes, replaces and deletes a picture of the library', async ({
    page,
    request,
  }) => {
    const names = namesOfTask('Add a picture')[language]
    const [media = '', description = '', creditLine = '', replace = ''] = names.slice(2)
    const [undo = '', unused = '', remove = ''] = names.slice(6)
    const name = `library-${run}-${language}`
    const picture = await newPicture(`${name}.png`)
    const other = await newPicture(`${name}-other.png`)
    const pictured = `page-of-${name}`
    const asset = {_type: 'reference', _ref: picture}
    const illustration = {_key: 'i', _type: 'illustration', picture: {_type: 'picture', asset}}
    await contentLake.create({
      _id: pictured,
      _type: 'page',
      language,
      path: pictured,
      title,
      seo: {_type: 'seo', title, description: 'A page that a test made.'},
      sections: [
        {_key: 'head', _type: 'pageHeader', title},
        {_key: 'text', _type: 'prose', heading: title, body: [illustration]},
      ],
    })
    await openStudio(page, 'editor')
    await tool(page, media).click()
    const dialog = page.getByRole('dialog').first()
    const use = dialog.getByRole('link', {name: title})
    // The Studio renders its tools again once it has loaded, without the dialog.
    await expect(async () => {
      if (!(await dialog.isVisible())) {
        await page.getByRole('searchbox').fill(name)
        await button(page, `${name}.png`).click()
      }
      await expect(use).toBeVisible({timeout: 5000})
    }).toPass()
    const [alt, credit] = ['What the picture shows', 'Photo: Ada']
    await dialog.getByLabel(`${description} (${words[language].name})`).fill(alt)
    await dialog.getByLabel(`${creditLine} (${words[language].name})`).fill(credit)
    await page.keyboard.press('Escape')
    const stored =
      '*[_id == $picture][0]{"alt": altText[$language], "credit": creditLine[$language]}'
    await expect.poll(() => contentLake.fetch(stored, {picture, language})).toEqual({alt, credit})
    const html = async () => (await request.get(`${words[language].prefix}/${pictured}`)).text()
    await expect.poll(html).toMatch(new RegExp(`alt="${alt}"[^]*<figcaption><small>${credit}`))

    await button(page, `${name}.png`).click()
    const last = page.getByRole('dialog').last()
    for (const isKept of [false, true]) {
      await button(dialog, replace).click()
      await last.getByRole('searchbox').fill(`${name}-other`)
      await button(last, `${name}-other.png`).click()
      await expect(last.getByRole('link', {name: title})).toBeVisible()
      await button(last, replace).click()
      await expect.poll(html).toContain(hashOf(other))
      if (isKept) continue
      await button(page, undo).click()
      await expect.poll(html).toContain(hashOf(picture))
    }

    await button(dialog, remove).click()
    await button(page.getByRole('dialog').last(), remove).click()
    await page.getByLabel(unused).check()
    await expect(button(page, `${name}.png`)).toHaveCount(0)
    const exists = 'defined(*[_id == $picture][0]._id)'
    await expect.poll(() => contentLake.fetch(exists, {picture})).toBe(false)
  })
})
