import {contentLake, expect, test} from '../../e2e/site.ts'
import {clickPublish, documentPlace, openStudio} from '../../e2e/studio/studio.ts'
import {namesOfTask} from '../../fixtures/editors-guide.ts'
import {answerAt, nameOf, pageOf, removeAllOf} from './guide-pages.ts'
import {field, inEachLanguage, publish, words, write} from './guide-studio.ts'

const name = nameOf('moved')

test.afterAll(() => removeAllOf(name))

inEachLanguage((language) => {
  test('an editor changes the address of a page', async ({page, request}) => {
    const [path = '', slug = '', redirects = ''] = namesOfTask('Change an address')[language]
    const {prefix} = words[language]
    const moved = pageOf(name, language)
    const [from, to] = [`${prefix}/${moved.path}`, `${prefix}/${moved.path}-anew`]
    await contentLake.createOrReplace(moved)
    await openStudio(page, 'editor', documentPlace(moved._id, 'page'))
    await expect(field(page, 'path')).toContainText(path)
    await write(page, 'path', `${moved.path}-anew`)
    const confirm = page.getByTestId('publish-confirm')
    await clickPublish(page, confirm)
    await expect(page.getByRole('dialog')).toContainText(from)
    await expect(page.getByRole('dialog')).toContainText(to)
    await confirm.click()
    await expect.poll(() => answerAt(request, from)).toBe(to)

    await page.goto('/studio/structure')
    await page.getByRole('link', {name: new RegExp(`^${redirects}( · |$)`)}).click()
    await page.getByTestId('action-intent-button').last().click()
    const poster = `/${name}-poster-${language}`
    const refused = field(page, 'to').getByTestId('input-validation-icon-error')
    await write(page, 'from', poster)
    for (const nowhere of [`/${name}-nowhere`, from]) {
      await write(page, 'to', nowhere)
      await expect(refused).toBeVisible()
    }
    await write(page, 'to', to)
    await publish(page, language)
    await expect.poll(() => answerAt(request, poster)).toBe(to)
    await write(page, 'from', to)
    await expect(field(page, 'from').getByTestId('input-validation-icon-error')).toBeVisible()

    await openStudio(page, 'editor', documentPlace(`${name}-article-${language}`, 'article'))
    await expect(field(page, 'slug')).toContainText(slug)
  })
})
