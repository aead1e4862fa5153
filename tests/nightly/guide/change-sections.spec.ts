import type {Page} from '@playwright/test'

import {contentLake, expect, seed, test} from '../../e2e/site.ts'
import {chooseFromMenu, documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../../editors-guide.ts'
import {button, field, untilCommentsAreThere, words} from './guide-studio.ts'

const title = `A page of sections ${crypto.randomUUID().slice(0, 8)}`

const ids = {
  en: {from: 'page-with-sections-en', to: 'page-for-sections-en', path: 'offer-of-the-guide'},
  fr: {from: 'page-with-sections-fr', to: 'page-for-sections-fr', path: 'offre-du-guide'},
}

test.afterAll(() => contentLake.delete({query: '*[title == $title]', params: {title}}))

const exactly = (name: string) => new RegExp(`^${name}$`)

const typesOfClipboard = (page: Page) =>
  page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({types}) => types))

for (const language of guideLanguages) {
  test.describe(language, () => {
    test.use({locale: words[language].locale})

    test('copy, add and remove sections, and duplicate a page', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const [duplicate = '', add = '', copy = '', paste = '', remove = '', putBack = ''] =
        namesOfTask('Make a new page')[language].slice(7)
      const {from, to, path} = ids[language]
      const other = language === 'en' ? 'fr' : 'en'
      const questions = await contentLake.fetch<object[]>(
        `*[_id in $seed && _type == "faq" && language == $other][0...2]{"_type": "reference", "_key": _id, "_ref": _id}`,
        {seed, other},
        {perspective: 'published'},
      )
      const section = {_key: 'faqs', _type: 'faqList', heading: 'What people ask', questions}
      const made = {_type: 'page', title, path}
      await contentLake
        .transaction()
        .createOrReplace({...made, _id: `drafts.${from}`, language: other, sections: [section]})
        .createOrReplace({...made, _id: `drafts.${to}`, language, sections: []})
        .commit()
      const sections = () =>
        contentLake.fetch<{_type: string}[]>('*[_id == $id][0].sections', {id: `drafts.${to}`})
      const list = field(page, 'sections')

      await openStudio(page, 'editor', documentPlace(from, 'page'))
      await page.evaluate(() => navigator.clipboard.writeText('nothing copied yet'))
      await chooseFromMenu(list.getByTestId('array-item-menu-button'), exactly(copy))
      // The browser writes to the clipboard after the click, unless the page has navigated by then.
      await expect.poll(() => typesOfClipboard(page)).toContain('text/html')
      await openStudio(page, 'editor', documentPlace(to, 'page'))
      await untilCommentsAreThere(page, 'sections', language)
      await list.hover()
      await chooseFromMenu(list.getByTestId('field-actions-trigger').first(), paste)
      await expect(page.getByText('2 documents ')).toBeVisible()
      const pasted = {_key: expect.any(String), _type: 'faqList', heading: section.heading}
      await expect.poll(sections).toEqual([{...pasted, questions: []}])

      const tip = page.getByRole('menuitem').filter({has: page.locator('img[src$="/tip.webp"]')})
      await button(page, add).click()
      await tip.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      const types = async () => (await sections()).map(({_type}) => _type)
      await expect.poll(types).toEqual(['faqList', 'tip'])
      await chooseFromMenu(list.getByTestId('array-item-menu-button').first(), exactly(remove))
      await expect.poll(types).toEqual(['tip'])
      await button(page, putBack).click()
      await expect.poll(types).toEqual(['faqList', 'tip'])

      await chooseFromMenu(page.getByTestId('action-menu-button'), exactly(duplicate))
      await expect(field(page, 'path').getByRole('textbox')).toHaveValue(`${path}-2`)
      const copies = '*[title == $title && path == $path]._id'
      const params = {title, path: `${path}-2`}
      await expect.poll(() => contentLake.fetch<string[]>(copies, params)).toHaveLength(1)
    })
  })
}
