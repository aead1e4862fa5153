import {contentLake, expect, test} from '../../e2e/site.ts'
import {openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {inEachLanguage, publish, write} from './guide-studio.ts'

interface Footer {
  tagline: Record<string, string>
}

const sentence = 'A sentence below the guide'

inEachLanguage((language) => {
  test('an editor changes the footer of every page', async ({page, request}) => {
    const names = namesOfTask('Change the menus or the footer')[language]
    const [list = '', menus = '', footer = ''] = names
    const before = await contentLake.getDocument<Footer>('navigation')
    await openStudio(page, 'editor')
    await page.getByRole('link', {name: list, exact: true}).click()
    await expect(page.getByRole('tab', {name: menus, exact: true})).toBeVisible()
    await page.getByRole('tab', {name: footer, exact: true}).click()
    await write(page, `tagline.${language}`, sentence)
    await publish(page, language)
    await openStudio(page, 'editor', '/home')
    await expect(page.getByRole('link', {name: list, exact: true})).toBeVisible()
    const path = language === 'en' ? '/about' : '/fr/a-propos'
    await expect.poll(async () => (await request.get(path)).text()).toContain(sentence)
    await contentLake.patch('navigation').set({tagline: before?.tagline}).commit()
  })
})
