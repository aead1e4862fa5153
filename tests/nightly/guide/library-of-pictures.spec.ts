import type {Page} from '@playwright/test'
import sharp from 'sharp'

import {contentLake, expect, test} from '../../e2e/site.ts'
import {openStudio} from '../../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../../fixtures/editors-guide.ts'
import {button, tool, words} from './guide-studio.ts'

const run = crypto.randomUUID().slice(0, 8)
const tag = `tag-${run}`
const folder = `folder-${run}`
const title = `A page with a picture of the library ${run}`

test.afterAll(async () => {
  await contentLake.delete({query: '*[_type == "page" && title == $title]', params: {title}})
  await contentLake.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename match $name]',
    params: {name: `library-${run}*`},
  })
  await contentLake.delete({
    query:
      '*[_type == "media.tag" && name.current == $tag || _type == "media.folder" && string::startsWith(name, $folder)]',
    params: {tag, folder},
  })
})

/** Makes a folder in the library. */
async function makeFolder(page: Page, create: string, folderName: string): Promise<void> {
  await button(page, 'Toggle folders panel').click()
  await button(page, create).click()
  await page.getByRole('dialog').getByRole('textbox').fill(folderName)
  await button(page.getByRole('dialog'), 'Save and close').click()
  await page.getByRole('treeitem').getByText('All assets').click()
}

/** Uploads a new picture in a random color; returns its id. */
async function newPicture(filename: string): Promise<string> {
  const [red, green, blue] = crypto.getRandomValues(new Uint8Array(3))
  const background = `rgb(${red}, ${green}, ${blue})`
  const pixels = await sharp({create: {width: 60, height: 40, channels: 3, background}})
    .png()
    .toBuffer()
  return (await contentLake.assets.upload('image', pixels, {filename}))._id
}

const texts = {
  en: {alt: 'What the picture shows', credit: 'Photo: Ada'},
  fr: {alt: 'Ce que montre l’image', credit: 'Photo : Ada'},
}

for (const language of guideLanguages) {
  test.describe(language, () => {
    test.use({locale: words[language].locale})

    test('an editor describes, sorts and replaces a picture of the library', async ({
      page,
      request,
    }) => {
      const names = namesOfTask('Put in a picture')[language]
      const [media = '', altText = '', creditLine = ''] = names.slice(2)
      const [tags = '', addToFolder = '', createFolder = '', references = '', replace = ''] =
        names.slice(7)
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
      await page.getByPlaceholder('Search').fill(name)
      const card = (id: string) => page.getByTestId(`media-asset-card-${id}`)
      const folderName = `${folder}-${language}`
      await makeFolder(page, createFolder, folderName)
      await card(picture).click()
      const dialog = page.getByRole('dialog').first()
      const uses = dialog.getByRole('tab', {name: `${references} (1)`})
      await expect(uses).toBeVisible()

      await expect(dialog.getByText(tags, {exact: true})).toBeVisible()
      await dialog.getByText('Select or create...').click()
      await page.keyboard.type(tag)
      await page.keyboard.press('Enter')
      await expect(dialog.getByText(tag, {exact: true})).toBeVisible()
      await dialog.getByRole('tab', {name: words[language].name}).click()
      const {alt, credit} = texts[language]
      await dialog.getByLabel(altText).filter({visible: true}).last().fill(alt)
      await dialog.getByLabel(creditLine).filter({visible: true}).last().fill(credit)
      await uses.click()
      await expect(dialog.getByText(title)).toBeVisible()
      await dialog.getByRole('button', {name: 'Save and close'}).click()
      const stored = `*[_id == $picture][0]{"alt": altText[$language], "credit": creditLine[$language], "tags": opt.media.tags[]->name.current}`
      await expect
        .poll(() => contentLake.fetch(stored, {picture, language}))
        .toEqual({alt, credit, tags: [tag]})
      const html = async () => (await request.get(`${words[language].prefix}/${pictured}`)).text()
      await expect.poll(html).toMatch(new RegExp(`alt="${alt}"[^]*<figcaption><small>${credit}`))

      await card(picture).click()
      await button(dialog, addToFolder).click()
      const folders = page.getByRole('treeitem')
      await page.getByRole('dialog').last().getByRole('treeitem').getByText(folderName).click()
      await button(page, 'Move 1 asset').click()
      await expect(dialog.getByText(folderName)).toBeVisible()
      await page.keyboard.press('Escape')
      await folders.getByText(folderName).click()
      await expect(card(other)).toHaveCount(0)
      await expect(card(picture)).toBeVisible()
      await folders.getByText('All assets').click()

      await page.getByText(`${name}.png`, {exact: true}).click()
      await button(page, replace).click()
      await page.getByRole('dialog').getByTestId(`media-asset-card-${other}`).click()
      const [, hash = ''] = other.split('-')
      await expect.poll(html).toContain(hash)
    })
  })
}
