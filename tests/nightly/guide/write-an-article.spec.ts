import {readFileSync} from 'node:fs'

import type {Page} from '@playwright/test'

import {contentLake, expect, test} from '../../e2e/site.ts'
import {documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {
  field,
  inEachLanguage,
  openList,
  publish,
  untilCommentsAreThere,
  words,
  write,
} from './guide-studio.ts'

const prefix = `article-of-the-guide-${crypto.randomUUID().slice(0, 8)}`
const author = {_id: `author-of-${prefix}`, _type: 'author', name: 'Ada of the guide'}

test.beforeAll(() => contentLake.createOrReplace(author))

test.afterAll(async () => {
  await contentLake.delete({
    query: '*[string::startsWith(slug.current, $prefix)]',
    params: {prefix},
  })
  await contentLake.delete(author._id)
})

/** Puts HTML on the clipboard as another program does; the clipboard API would sanitize it. */
async function copy(page: Page, html: string): Promise<void> {
  await page.evaluate((copied) => {
    const setData = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/html', copied)
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('copy', setData, {capture: true, once: true})
  }, html)
  await page.keyboard.press('ControlOrMeta+c')
}

/** Returns an article’s body, one line per block. */
const bodyOf = (id: string) =>
  contentLake.fetch<string[] | null>(
    `*[_id == $id][0].body[]{"line": coalesce(listItem, style, _type) + " " +
      coalesce(pt::text(@), array::join(columns, " | "), picture.alt, "")}.line`,
    {id},
  )

const pasted = [
  'h2 A quarter without data entry',
  'normal The team wrote less and heard more, as both reviews say. See the whole review, write to us or go further down.',
  'h3 What changed',
  'bullet Calls are summed up',
  'bullet in English',
  'bullet in French',
  'bullet Tasks are written down',
  'normal In this order',
  'number Speak',
  'number into the phone',
  'number Check',
  'normal In figures',
  'dataTable Team | Minutes a day',
  'illustration The team at its desks',
  'normal That is all.',
]

inEachLanguage((language) => {
  // An English article without a French version is in the French blog as well, under its slug.
  const slug = `${prefix}-${language}`

  test('an editor writes an article', async ({page, request}) => {
    const [blog = '', searchAndSharing = ''] = namesOfTask('Write an article')[language]
    await openStudio(page, 'editor')
    await openList(page, blog, language)
    await page.getByTestId('action-intent-button').last().click()
    await untilCommentsAreThere(page, 'title', language)
    await write(page, 'title', 'Does the zephyr guide work?')
    await write(page, 'slug', slug)
    await write(page, 'summary', 'An article of a test.')
    await page.getByTestId('reference-input').getByRole('combobox').fill(author.name)
    await page.getByRole('option').filter({hasText: author.name}).click()
    await field(page, 'topic').getByRole('radio').nth(1).check()
    await field(page, 'body').getByRole('textbox').click()
    await page.keyboard.type('The text of the article.')
    await page.getByRole('tab', {name: searchAndSharing}).click()
    await write(page, 'seo.title', 'Does the zephyr guide work?')
    await write(page, 'seo.description', 'An article that is there while a test runs, no longer.')
    await publish(page, language)

    const blogPath = `${words[language].prefix}/blog`
    const address = `${blogPath}/${slug}`
    const says = async (where: string) => (await (await request.get(where)).text()).includes(slug)
    const search = `${words[language].prefix}/search?q=zephyr`
    for (const route of [blogPath, search, '/sitemap.xml', `${blogPath}/feed.xml`]) {
      await expect.poll(() => says(route), route).toBe(true)
    }
    // Without a read time, the site counts the words.
    const html = await (await request.get(address)).text()
    expect(html).toContain('"timeRequired":"PT1M"')
  })

  test('an editor pastes an article from Word', async ({page, pageErrors}) => {
    // The Studio logs this while it looks for files in the paste.
    pageErrors.allow(/^DataTransfer with kind="string" is currently not supported$/)
    const id = `pasted-${slug}`
    await contentLake.create({
      _id: `drafts.${id}`,
      _type: 'article',
      language,
      slug: {_type: 'slug', current: `${slug}-pasted`},
      body: [],
    })
    await openStudio(page, 'editor', documentPlace(id, 'article'))
    await untilCommentsAreThere(page, 'body', language)
    await field(page, 'body').getByRole('textbox').click()
    await copy(page, readFileSync('tests/unit/studio/pasted-text/clipboards/word.html', 'utf8'))
    await page.keyboard.press('ControlOrMeta+v')
    await expect.poll(() => bodyOf(`drafts.${id}`)).toEqual(pasted)
    await expect(
      page.getByText(/Choose it where it’s missing|Choisissez-la là où elle manque/),
    ).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => bodyOf(`drafts.${id}`)).toBe(null)
  })
})
