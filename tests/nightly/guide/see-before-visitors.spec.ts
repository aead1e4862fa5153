import {contentLake, expect, test} from '../../e2e/site.ts'
import {openStudio} from '../../e2e/studio/studio.ts'
import {guideLanguages, namesOfTask} from '../../fixtures/editors-guide.ts'
import {translationReference, nameOf, pageOf, removeAllOf} from './guide-pages.ts'
import {button, field, fill, tool, words} from './guide-studio.ts'

const name = nameOf('previewed')

test.afterAll(() => removeAllOf(name))

for (const language of guideLanguages) {
  test.describe(language, () => {
    test.use({locale: words[language].locale, permissions: ['clipboard-read', 'clipboard-write']})

    test('an editor sees changes before visitors do', async ({page, browser, baseURL}) => {
      const names = namesOfTask('See it before visitors do')[language]
      const [presentation = '', edit = '', share = '', copy = '', leave = ''] = names
      const target = pageOf(`${name}-target`, language)
      const shown = pageOf(name, language, [translationReference(target)])
      const href = `${words[language].prefix}/${shown.path}`
      await contentLake.transaction().createOrReplace(target).createOrReplace(shown).commit()
      const typed = `${name} typed`

      await openStudio(page, 'editor', `/presentation?preview=${encodeURIComponent(href)}`)
      await expect(tool(page, presentation)).toBeVisible()
      const frame = page.frameLocator('iframe')
      await expect(frame.locator('sanity-visual-editing')).toBeAttached()
      const heading = frame.locator('h1')
      const box = field(page, 'sections[_key=="header"].title').getByRole('textbox')
      await expect(async () => {
        await heading.click()
        await expect(box).toBeVisible({timeout: 3000})
      }).toPass()
      await fill(box, typed)
      await expect(heading).toHaveText(typed)

      await button(page, share).click()
      const menu = page.getByRole('menu', {name: share})
      const sharing = menu.getByRole('checkbox', {name: share})
      await sharing.click({force: true})
      await menu.getByRole('menuitem', {name: copy}).click()
      const link = await page.evaluate(() => navigator.clipboard.readText())
      const guest = await browser.newPage({
        ...(baseURL && {baseURL}),
        locale: words[language].locale,
      })
      await guest.goto(link)
      await expect(guest.locator('h1')).toHaveText(typed)
      await button(guest, leave).click()
      await expect(guest.locator('h1')).toHaveText(shown.title)
      await button(page, share).click()
      await sharing.click({force: true})
      await expect.poll(async () => (await guest.request.get(link)).status()).toBe(401)
      await guest.close()

      await page.keyboard.press('Escape')
      await page.getByText(edit, {exact: true}).click()
      await frame.getByRole('link', {name: 'Read it'}).click()
      await expect(heading).toHaveText(target.title)
    })
  })
}
