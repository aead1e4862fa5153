import type {Page} from '@playwright/test'

import {contentLake, expect, test} from '../../e2e/site.ts'
import {chooseFromMenu, openStudio} from '../../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../../editors-guide.ts'
import {field, fill, openList, publish, write, words} from './guide-studio.ts'

const run = crypto.randomUUID().slice(0, 8)
const path = `landing-page-of-the-guide-${run}`

test.afterAll(() =>
  contentLake.delete({query: '*[_type == "page" && path == $path]', params: {path}}),
)

/** Counts the clicks in a page. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  await page.addInitScript(() =>
    addEventListener('click', () => void Object(globalThis).countClick(), true),
  )
  return () => clicks
}

for (const language of guideLanguages) {
  test.describe(language, () => {
    test.use({locale: words[language].locale})

    test('make a new page', async ({page, request}) => {
      const names = namesOfTask('Make a new page')[language]
      const [pages = '', landing = ''] = names
      const [searchAndSharing = ''] = names.slice(6)
      const clicks = await countClicks(page)
      await openStudio(page, 'editor')
      const begin = Date.now()
      await openList(page, pages, language)
      const plus = page.getByTestId('multi-action-intent-button').last()
      await chooseFromMenu(plus, new RegExp(`^${landing} `))
      await write(page, 'title', 'A page of the guide')
      await write(page, 'path', path)
      await page.getByRole('tab', {name: searchAndSharing}).click()
      await write(page, 'seo.title', 'A page of the guide')
      await write(page, 'seo.description', 'A page that a test makes as the editors’ guide says.')
      await page.getByRole('tab').first().click()
      await field(page, 'sections').getByRole('button').filter({hasText: '…'}).first().click()
      const dialog = page.getByRole('dialog')
      await fill(dialog.getByTestId(/\.title$/).getByRole('textbox'), 'A promise')
      await page.keyboard.press('Escape')
      await publish(page, language)
      const href = `${words[language].prefix}/${path}`
      await expect.poll(async () => (await request.get(href)).status()).toBe(200)
      const seconds = Math.round((Date.now() - begin) / 1000)
      console.log(`${language}: a landing page is live after ${clicks()} clicks and ${seconds} s`)
    })
  })
}
